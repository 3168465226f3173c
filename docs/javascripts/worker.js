// The engine in a worker of its own: Pyodide starts with the first question and answers one after
// another. A question is {id, asked: JSON text}, an answer {id, told: JSON text} or {id, fault}.
import { BUILT } from "./built.js";
import { kept, keep } from "./snapshot.js";

/** @type {DedicatedWorkerGlobalScope} */
const here = /** @type {any} */ (self);
const root = new URL("../", import.meta.url);

/** @param {string} path */
const at = (path) => new URL(path, root).href;

/** A file of ours as bytes. @param {string} path */
async function bytes(path) {
  const answer = await fetch(at(path));
  if (!answer.ok) throw new Error(`${answer.status} for ${answer.url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Fails when the interpreter cannot be fetched or compiled; Pyodide itself would wait for ever. */
const broken = new Promise((_, fail) => {
  if (typeof WebAssembly !== "object") {
    fail(new Error("this browser does not let WebAssembly run"));
    return;
  }
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...how) => {
    try {
      return await instantiateStreaming(...how);
    } catch (error) {
      fail(error);
      throw error;
    }
  };
});
broken.catch(() => {}); // Whoever starts Python is told.

/** Start Pyodide with our files alone, and an empty list of packages. @param {object} [more] */
async function pyodide(more) {
  const { loadPyodide } = await import(at(`${BUILT.python}pyodide.mjs`));
  const loading = loadPyodide({
    indexURL: at(BUILT.python),
    packageBaseUrl: at(BUILT.python),
    stdLibURL: at(BUILT.library),
    lockFileContents: { info: BUILT.about, packages: {} },
    stdin: () => null, // Nobody sits at a keyboard there: the input is at its end.
    ...more,
  });
  return Promise.race([loading, broken]);
}

/** The engine from its zip, ready to answer. @param {any} python */
function engine(python) {
  return python.runPython("import sys\nif '/engine.zip' not in sys.path: sys.path.insert(0, '/engine.zip')\nimport pokerrules.inpage\npokerrules.inpage.answer");
}

/** A fresh start. @param {object} [more] @param {Promise<Uint8Array>} [zipped] */
async function fresh(more, zipped = bytes(BUILT.engine)) {
  const [python, zip] = await Promise.all([pyodide(more), zipped]);
  python.FS.writeFile("/engine.zip", zip);
  return python;
}

/** A start from the picture of an earlier one. It holds no files: they are put back.
 * @param {Response} picture @param {Promise<Uint8Array>} zipped */
async function restored(picture, zipped) {
  const books = bytes(BUILT.library);
  const _loadSnapshot = new Uint8Array(await picture.arrayBuffer());
  const [python, library, zip] = await Promise.all([pyodide({ _loadSnapshot }), books, zipped]);
  python.FS.writeFile("/lib/python314.zip", library);
  python.FS.writeFile("/engine.zip", zip);
  python.runPython("import random; random.seed()");
  return python;
}

async function start() {
  // What is wanted in any case is under way while we look for a picture; who waits for it is told of faults.
  import(at(`${BUILT.python}pyodide.mjs`)).catch(() => {});
  const zipped = bytes(BUILT.engine);
  zipped.catch(() => {});
  const picture = await kept();
  if (picture) {
    try {
      return { answer: engine(await restored(picture, zipped)), from: "snapshot" };
    } catch (error) {
      console.warn("The kept interpreter does not start; starting afresh.", error);
    }
  }
  return { answer: engine(await fresh({}, zipped)), from: "files" };
}

/** Take a picture of an interpreter that has loaded the engine and answered nothing yet. */
async function takePicture() {
  const python = await fresh({ _makeSnapshot: true });
  engine(python);
  python.runPython("import pokerrules.session, pokerrules.asking, pokerrules.stepping, pokerrules.refereeing, pokerrules.rules, random");
  await keep(python.makeMemorySnapshot());
}

/** What went wrong, in one line: of a Python traceback the last. @param {unknown} error */
function fault(error) {
  const { message } = /** @type {{message?: unknown}} */ (error ?? {});
  return typeof message === "string" && message ? message.trim().split("\n").at(-1) : "its files cannot be used";
}

/** @type {ReturnType<typeof start> | undefined} */
let started;

here.onmessage = async ({ data: { id, asked, edition } }) => {
  try {
    if (edition !== BUILT.edition) throw new Error("the book has been renewed since this page was opened; load the page again");
    if (asked === "picture") {
      await takePicture();
      here.postMessage({ id, told: "{}" });
      return;
    }
    const { answer, from } = await (started ??= start());
    here.postMessage({ id, told: answer(asked), from });
  } catch (error) {
    here.postMessage({ id, fault: fault(error) });
  }
};
