// The reader's score: kept on his own device, and only if he wants it so.
import { button, el } from "./dom.js";

const NAME = "pokerrules.score";

/** @typedef {{quiz: Record<string, boolean>, asked: number, right: number}} Score */

/** @returns {Score} */
const none = () => ({ quiz: {}, asked: 0, right: 0 });

/** A number of answers, whatever stands there. @param {unknown} told */
const count = (told) => (Number.isSafeInteger(told) ? Math.max(0, Number(told)) : 0);

/** What is kept, if anything is. @returns {Score | undefined} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "null");
    if (!found || typeof found.quiz !== "object" || !found.quiz || Array.isArray(found.quiz)) return undefined;
    const [asked, right] = [count(found.asked), count(found.right)];
    return { quiz: found.quiz, asked: Math.max(asked, right), right };
  } catch {
    return undefined; // Nothing readable, or nothing may be kept here.
  }
}

let wanted = kept() !== undefined;
/** The score of this visit, which goes on from the kept one. */
const score = kept() ?? none();

/** Keep it, or keep nothing any more. @returns {boolean} whether that could be done */
function store() {
  try {
    if (wanted) localStorage.setItem(NAME, JSON.stringify(score));
    else localStorage.removeItem(NAME);
    return true;
  } catch {
    return false; // Then it lasts as long as the page.
  }
}

/** Go on from what another tab may have kept meanwhile. */
function catchUp() {
  const now = wanted ? kept() : undefined;
  if (now) Object.assign(score, now, { quiz: { ...score.quiz, ...now.quiz } });
}

/** The first answer to a quiz: later ones do not count. @param {string} id @param {boolean} right */
export function answeredQuiz(id, right) {
  catchUp();
  if (Object.hasOwn(score.quiz, id)) return;
  score.quiz[id] = right;
  store();
}

/** How a quiz was answered at first, undefined if it was not. @param {string} id @returns {boolean | undefined} */
export const quizAnswer = (id) => (Object.hasOwn(score.quiz, id) ? score.quiz[id] : undefined);

/** An answer in practice. @param {boolean} right */
export function practised(right) {
  catchUp();
  score.asked += 1;
  score.right += Number(right);
  store();
}

/** How practice went. */
export const practice = () => ({ asked: score.asked, right: score.right });

/** The line that tells the score, with the reader's choice. @param {() => string} words @param {() => void} [anew] after all is forgotten */
export function scoreLine(words, anew = () => {}) {
  const told = el("span", { role: "status" }, words());
  const box = el("input", { type: "checkbox" });
  box.checked = wanted;
  box.addEventListener("change", () => {
    wanted = box.checked;
    if (wanted) catchUp();
    if (store()) return;
    wanted = false;
    box.checked = false;
    told.textContent = `${words()} This browser keeps nothing for this page.`;
  });
  const over = button("Start anew", () => {
    Object.assign(score, none());
    store();
    anew();
    told.textContent = words();
  });
  const line = el("p", { class: "asked score" }, told, " ", el("label", {}, box, " Keep my score on this device"), " ", over);
  return { line, update: () => (told.textContent = words()) };
}
