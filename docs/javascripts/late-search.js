// The theme fetches the index of the search with every page, which is more than most pages weigh.
// Here that request waits until somebody is about to search. It runs before the theme's own script.
"use strict";
(() => {
  const INDEX = /\/search(_index)?\.json$/;
  /** @type {Promise<void>} */
  const wanted = new Promise((resolve) => {
    const begin = () => resolve();
    /** @param {Event} event */
    const near = (event) => event.target instanceof Element && event.target.closest("[data-md-component=search], [for=__search]") && begin();
    for (const kind of ["focusin", "pointerover", "pointerdown"]) document.addEventListener(kind, near, { passive: true });
    if (new URLSearchParams(location.search).has("q")) begin();
  });
  const { open, send } = XMLHttpRequest.prototype;
  /** @type {WeakSet<XMLHttpRequest>} */
  const late = new WeakSet();
  /** @this {XMLHttpRequest} @param {string} method @param {string | URL} url @param {any[]} rest */
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    if (INDEX.test(String(url))) late.add(this);
    // @ts-ignore: its own arguments, handed on as they are
    return open.call(this, method, url, ...rest);
  };
  XMLHttpRequest.prototype.send = function (body) {
    if (late.has(this)) wanted.then(() => send.call(this, body));
    else send.call(this, body);
  };
})();
