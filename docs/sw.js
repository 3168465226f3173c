// The service worker: after one visit the whole book works without a network.
// In front of this stands self.FILES, written by the build: {book, python}, each an object of
// addresses and hashes. A file is kept under its address and its hash, so that one edition never
// mixes with another, and a new edition fetches only what has changed. An old edition goes on
// serving the pages that are open until the reader asks for the new one.

/** @typedef {{book: Record<string, string>, python: Record<string, string>}} Files */

const worker = /** @type {ServiceWorkerGlobalScope & {FILES: Files}} */ (/** @type {unknown} */ (self));
const { book, python } = worker.FILES;
const STORE = "book";
const AT_ONCE = 6;

/** @param {string} address */
const full = (address) => new URL(address, worker.registration.scope);

/** What a file is kept under. @param {string} address @param {string} hash */
function key(address, hash) {
  const url = full(address);
  url.search = `edition=${hash}`;
  return url.href;
}

/** All files by their full address. @type {Map<string, string>} */
const kept = new Map([...Object.entries(book), ...Object.entries(python)].map(([address, hash]) => [full(address).href, key(address, hash)]));

/** The hash that the build would give to this. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 16);
}

/** Fetch a file and keep it, unless it is kept already; what is not of this edition is refused.
 * @param {Cache} store @param {string} address @param {string} hash */
async function keep(store, address, hash) {
  const name = key(address, hash);
  if (await store.match(name)) return;
  const answer = await fetch(full(address), { cache: "no-cache" });
  const copy = answer.clone();
  // The page for what is missing is found under any address, with the status that says so.
  if (!(answer.ok || address.endsWith("404.html"))) throw new Error(`${answer.status} for ${address}`);
  if ((await hashOf(await answer.arrayBuffer())) !== hash) throw new Error(`${address} is of another edition`);
  await store.put(name, new Response(copy.body, { headers: copy.headers }));
}

/** Keep many, a few at once. @param {Record<string, string>} files */
async function keepAll(files) {
  const store = await caches.open(STORE);
  const left = Object.entries(files);
  const some = async () => {
    for (let next = left.pop(); next; next = left.pop()) await keep(store, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** Forget the files of older editions. */
async function forget() {
  const store = await caches.open(STORE);
  const ours = new Set(kept.values());
  for (const request of await store.keys()) if (!ours.has(request.url)) await store.delete(request);
}

/** Whether everything is kept, Python too. */
async function whole() {
  const names = new Set((await (await caches.open(STORE)).keys()).map((request) => request.url));
  return [...kept.values()].every((name) => names.has(name));
}

/** The kept answer to a request; from the network if there is none. @param {Request} request */
async function answer(request) {
  const url = new URL(request.url);
  url.hash = "";
  url.search = "";
  const folder = `${url.href}/`;
  // As a server does, for a page's links count from its folder.
  if (request.mode === "navigate" && !kept.has(url.href) && kept.has(folder)) return Response.redirect(folder);
  const name = kept.get(url.href);
  const found = name && (await (await caches.open(STORE)).match(name));
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    const missing = await (await caches.open(STORE)).match(key("./404.html", book["./404.html"]));
    return missing ?? Response.error();
  }
}

worker.addEventListener("install", (event) => event.waitUntil(keepAll(book)));

worker.addEventListener("activate", (event) => event.waitUntil(forget().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(worker.registration.scope)) event.respondWith(answer(request));
});

worker.addEventListener("message", (event) => {
  const { ask } = event.data ?? {};
  /** @param {Promise<boolean>} done */
  const tell = (done) => event.waitUntil(done.catch(() => false).then((whole) => event.source?.postMessage({ whole })));
  if (ask === "renew") worker.skipWaiting();
  if (ask === "python") tell(keepAll(python).then(whole));
  if (ask === "whole") tell(whole());
});
