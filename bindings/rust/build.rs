//! Links with Heddle: with what lies in HEDDLE_LIB, or else with what the oshcc says that is found first.
use std::process::Command;

/// What the first one says that can be run. Debian's packages call theirs oshcc.heddle.
fn flags_of_oshcc() -> Option<String> {
    let said = ["oshcc", "oshcc.heddle"].iter().find_map(|name| Command::new(name).arg("--showme:link").output().ok())?;
    String::from_utf8(said.stdout).ok()
}

fn folders() -> Result<Vec<String>, &'static str> {
    if let Ok(folder) = std::env::var("HEDDLE_LIB") {
        return Ok(vec![folder]);
    }
    let flags =
        flags_of_oshcc().ok_or("no oshcc: set PATH so that it is found, or HEDDLE_LIB to the folder of libheddle.so")?;
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
