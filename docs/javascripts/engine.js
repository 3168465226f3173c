// The engine for whoever asks: one worker for the page, started with the first question.
import { BUILT } from "./built.js";
import { isKept } from "./snapshot.js";

/** Why there is no answer: the engine could not be started, broke down or was stopped. */
export class EngineFault extends Error {
  /** @param {string} message @param {boolean} [stopped] whether the reader wanted it so */
  constructor(message, stopped = false) {
    super(message);
    this.stopped = stopped;
  }
}

/** @typedef {{done: (told: any) => void, fail: (why: EngineFault) => void}} Waiting */

/** @type {Worker | undefined} */
let worker;
let number = 0;
let running = false;
/** @type {Map<number, Waiting>} */
const waiting = new Map();

/** Whether the engine has answered before, so that the next answer comes at once. */
export const isRunning = () => running;

/** End the worker; whoever waits is told why. @param {string} why @param {boolean} [wanted] */
function end(why, wanted = false) {
  worker?.terminate();
  worker = undefined;
  running = false;
  const told = [...waiting.values()];
  waiting.clear();
  for (const { fail } of told) fail(new EngineFault(why, wanted));
}

/** End whatever runs; the next question starts anew. */
export const stop = () => end("Stopped.", true);

/** A worker under this page's policy. Made straight from its file it would have none, for files are
 * sent without one, and what a reader writes into an example could call other hosts. */
function spawn() {
  const file = new URL("./worker.js", import.meta.url).href;
  const loads = new Blob([`import ${JSON.stringify(file)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(loads), { type: "module" });
}

function start() {
  const made = spawn();
  made.onmessage = ({ data: { id, told, fault, from } }) => {
    const asker = waiting.get(id);
    waiting.delete(id);
    if (fault !== undefined) {
      asker?.fail(new EngineFault(fault));
      if (worker === made) end(fault);
      return;
    }
    running = true;
    document.documentElement.dataset.engine = from;
    const answer = JSON.parse(told);
    if (answer.refused) asker?.fail(new EngineFault(answer.refused));
    else asker?.done(answer);
    if (from === "files") whenIdle(picture);
  };
  made.onerror = (event) => {
    event.preventDefault();
    if (worker === made) end(event.message || "its files cannot be loaded");
  };
  return made;
}

/** Ask the engine (pokerrules/inpage.py tells what can be asked).
 * @param {string} what @param {object} [how] @returns {Promise<any>}
 * @throws {EngineFault} */
export function ask(what, how = {}) {
  return new Promise((done, fail) => {
    try {
      worker ??= start();
    } catch (error) {
      fail(new EngineFault(String(error)));
      return;
    }
    number += 1;
    waiting.set(number, { done, fail });
    worker.postMessage({ id: number, asked: JSON.stringify({ ask: what, ...how }), edition: BUILT.edition });
  });
}

/** @param {() => void} act */
const whenIdle = (act) => setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(act) : act()), 3000);

let pictured = false;

/** Let a second worker take the picture that speeds up the next visit; nobody waits for it. */
async function picture() {
  if (pictured || (await isKept())) return;
  pictured = true;
  const maker = spawn();
  const over = () => maker.terminate();
  maker.onmessage = over;
  maker.onerror = over;
  maker.postMessage({ id: 0, asked: "picture", edition: BUILT.edition });
}
