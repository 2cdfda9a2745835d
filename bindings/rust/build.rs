//! Links with Heddle: with what lies in HEDDLE_LIB, or else with what the oshcc says that is found first.
use std::process::Command;

fn folders() -> Result<Vec<String>, String> {
    if let Ok(folder) = std::env::var("HEDDLE_LIB") {
        return Ok(vec![folder]);
    }
    let missing =
        |why| format!("no oshcc ({why}): set PATH so that it is found, or HEDDLE_LIB to the folder of libheddle.so");
    let said = Command::new("oshcc").arg("--showme:link").output().map_err(|e| missing(e.to_string()))?;
    let flags = String::from_utf8(said.stdout).map_err(|e| missing(e.to_string()))?;
    Ok(flags.split_whitespace().filter_map(|flag| flag.strip_prefix("-L")).map(String::from).collect())
}

fn main() {
    println!("cargo:rerun-if-env-changed=HEDDLE_LIB");
    println!("cargo:rerun-if-env-changed=PATH");
    let folders = folders().unwrap_or_else(|why| {
        eprintln!("{why}");
        std::process::exit(1)
    });
    for folder in folders {
        println!("cargo:rustc-link-search=native={folder}");
    }
}
