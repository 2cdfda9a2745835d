/* The page of a function or command whose exact name is typed is the first result of the search. Names such as shmem_int_put lead to
 * the page of their family, and long names that begin alike do not come first. The names are loaded when the search is opened. */
(() => {
    const site = new URL(".", document.currentScript.src);
    let names = {};
    window.take_names = taken => { names = taken; };

    function item(page, name) {
        const entry = document.createElement("li"), link = document.createElement("a"), title = document.createElement("h1");
        entry.className = "md-search-result__item exact-name";
        link.className = "md-search-result__link";
        link.href = new URL(`reference/${page}.html`, site);
        title.textContent = name === page ? name : `${name}: ${page}`;
        link.append(title);
        entry.append(link);
        return entry;
    }

    function put_first() {
        const list = document.querySelector(".md-search-result__list");
        const name = document.querySelector(".md-search__input").value.trim();
        const old = list.querySelector(".exact-name"), page = Object.hasOwn(names, name) && names[name];
        if (old && old === list.firstElementChild && old.dataset.name === name) return;
        if (old) old.remove();
        if (!page) return;
        const entry = item(page, name);
        entry.dataset.name = name;
        list.prepend(entry);
    }

    function load() {
        if (document.querySelector("script[data-names]")) return;
        const script = document.createElement("script");
        script.src = new URL("names.js", site);
        script.dataset.names = "";
        document.head.append(script);
    }

    addEventListener("load", () => {
        const input = document.querySelector(".md-search__input"), list = document.querySelector(".md-search-result__list");
        if (!input || !list) return;
        input.addEventListener("focus", load);
        input.addEventListener("keyup", put_first);
        new MutationObserver(put_first).observe(list, {childList: true});
    });
})();
