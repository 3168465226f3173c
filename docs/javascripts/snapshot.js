// A picture of the interpreter just after its start, kept in the reader's browser: a later start is
// several times as fast. It is an accelerator and no more; without it everything works.
import { BUILT } from "./built.js";

const STORE = "interpreter";
const key = () => new URL(`../assets/python/interpreter-${BUILT.edition}`, import.meta.url).href;

/** The picture of this edition, if there is one, to be read. @returns {Promise<Response | undefined>} */
export async function kept() {
  try {
    return await (await caches.open(STORE)).match(key());
  } catch {
    return undefined; // A browser may forbid keeping anything.
  }
}

/** Whether there is one, without reading it. */
export async function isKept() {
  try {
    return Boolean(await (await caches.open(STORE)).match(key()));
  } catch {
    return true; // What cannot be kept need not be made.
  }
}

/** Keep one, and no older one. @param {Uint8Array} picture */
export async function keep(picture) {
  const store = await caches.open(STORE);
  for (const old of await store.keys()) await store.delete(old);
  await store.put(key(), new Response(/** @type {BlobPart} */ (picture)));
}
