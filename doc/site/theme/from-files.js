/* The search of pages that are opened from files. There a browser neither fetches the index nor starts the theme's worker: so the
 * index comes as a script (doc/site/make writes it), and the worker's script runs in a frame that is not seen. */
function index_when_asked(site) {
    const script = document.createElement("script");
    script.src = new URL("search/search_index.js", site);
    const load = ({target}) => { if (target.matches(".md-search__input, [data-md-toggle=search]")) document.head.append(script); };
    for (const event of ["focusin", "change"]) document.addEventListener(event, load); // it is long, and most pages are only read
    return new Promise(taken => { window.take_index = taken; });
}

class FrameWorker extends EventTarget {
    constructor(source) {
        super();
        const frame = document.createElement("iframe");
        frame.hidden = true;
        frame.srcdoc = `<script src="${new URL(source, location)}"></script>`;
        this.inside = new Promise(loaded => { frame.onload = () => loaded(this.listen(frame.contentWindow)); });
        document.body.append(frame);
    }

    /* What the worker's script says comes out here. */
    listen(inside) {
        inside.postMessage = data => this.dispatchEvent(new MessageEvent("message", {data}));
        return inside;
    }

    postMessage(data) {
        this.inside.then(inside => inside.dispatchEvent(new MessageEvent("message", {data})));
    }
}

if (location.protocol === "file:") {
    window.__search = {index: index_when_asked(new URL(".", document.currentScript.src))}; // where the theme looks first
    window.Worker = FrameWorker;
}
