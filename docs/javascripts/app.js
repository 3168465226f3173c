// What makes a page interactive. Each part is a module of its own, loaded where the page has work
// for it; nothing of Python is loaded before somebody asks for it.
import { styled } from "./dom.js";

/** Say so where the referee should stand. @returns {never} */
function withoutForm(/** @type {unknown} */ error) {
  const place = document.querySelector("article .referee");
  place?.replaceChildren("A part of this page could not be loaded; load it again. Below is how to ask without the form.");
  throw error;
}

/** Where there is such a thing on the page, its module is loaded and told. @type {[string, () => Promise<() => void | Promise<void>>][]} */
const PARTS = [
  ["article div.language-pycon", async () => (await import("./sessions.js")).sessions.bind(null, document)],
  ["article .referee", async () => (await import("./referee.js").catch(withoutForm)).referee.bind(null, document)],
  ["article .hand", async () => (await import("./records.js")).records.bind(null, document)],
  ["article .quiz", async () => (await import("./quizzes.js")).quizzes.bind(null, document)],
  ["table.glance[data-game]", async () => (await import("./deals.js")).dealMeOne.bind(null, document)],
  ["article .practice", async () => (await import("./deals.js")).practise.bind(null, document)],
  [".md-header__inner", async () => (await import("./at-table.js")).atTable],
];

const wanted = PARTS.filter(([selector]) => document.querySelector(selector)).map(([, load]) => load());
await styled("app.css"); // It stands in the head already, where the step after the build has been.
for (const part of wanted) {
  try {
    await (await part)();
  } catch (error) {
    console.warn("A part of this page could not be loaded.", error); // The others do without it.
  }
}
document.documentElement.dataset.app = "ready";
(await import("./offline.js")).offline();
