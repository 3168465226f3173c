// A list narrowed down by words and by what its items are: rulings by game and topic, games by
// players and kind. Without script it is just a list. List and form are drawn with the page
// (pokerrules/site/listing.py): data-noun is what is listed, data-texts a file with more text to
// search, by id (an item may have several). A field is called as what it asks of an item (data-games).
// An item that leaves a field empty is of every kind; data-last is what comes behind the others once
// a kind is chosen.
"use strict";

/** @typedef {{id: string, text: string, rules: string[], examples: {text: string}[]}} Told */

const CARDS = /\b[2-9TJQKA][cdhs]\b/g;

/** The whole texts of the items, fetched when somebody begins to look for words.
 * @param {string} file @param {string} noun @returns {Promise<Map<string, string>>} */
async function texts(file, noun) {
  try {
    const answer = await fetch(file);
    /** @type {Record<string, Told[]>} */
    const told = await answer.json();
    return new Map(told[noun].map(({ id, text, rules, examples }) => {
      const cards = examples.flatMap((example) => example.text.match(CARDS) ?? []);
      return [id, [text, ...rules, ...cards].join(" ").toLowerCase()];
    }));
  } catch {
    return new Map(); // What stands on the page is searched all the same.
  }
}

/** What the words are sought by: a card is a word of its own, "mucked" finds "muck" as well, and
 * "all-in" is what "all in" is. @param {string} words @returns {RegExp[]} */
function sought(words) {
  const tidy = words.toLowerCase().replace(/\b10(?=[shdc]\b)/g, "t").replace(/\ball[ -]in\b/g, "all-in");
  const each = tidy.split(/[^\p{L}\p{N}$-]+/u).filter((word) => word.length > 1);
  return each.map((word) => {
    if (/^[2-9tjqka][shdc]$/.test(word)) return new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
    const stem = word.length > 5 && !word.includes("-") ? word.slice(0, -2) : word;
    return new RegExp(`(?<![\\p{L}\\p{N}])${stem.replace("$", "\\$").replaceAll("-", "[ -]")}`, "u");
  });
}

/** What an item is in one field. @param {HTMLElement} item @param {string} key */
const told = (item, key) => (item.dataset[key] || "").split(",").filter(Boolean);

/** @param {HTMLElement} box */
function narrow(box) {
  const items = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("li")]);
  const list = /** @type {HTMLElement} */ (box.querySelector("ul"));
  const { noun = "", texts: file } = box.dataset;
  const form = /** @type {HTMLFormElement} */ (box.querySelector("form"));
  const words = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  const choosers = [...form.querySelectorAll("select")];
  const count = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  /** @type {Map<string, string> | undefined} */
  let more;

  /** How many of the words an item has, those of the question counting double. @param {HTMLElement} item @param {RegExp[]} wanted */
  const score = (item, wanted) => {
    const seen = (item.textContent || "").toLowerCase();
    const whole = (item.dataset.id || "").split(",").map((id) => more?.get(id) || "");
    const all = `${seen} ${item.dataset.topics || ""} ${whole.join(" ")}`;
    /** @param {string} text */
    const has = (text) => wanted.filter((word) => word.test(text)).length;
    return has(all) * 100 + has(seen);
  };

  /** Several games may answer alike: the question leads to the one that is chosen. @param {HTMLElement} item */
  const lead = (item) => {
    const [question, ...others] = item.querySelectorAll("a");
    const own = others.find((link) => choosers.some(({ value }) => value === link.textContent));
    if (question && own) question.href = own.href;
  };

  const apply = () => {
    const wanted = sought(words.value);
    const open = items.filter((item) => choosers.every(({ name, value }) => {
      const values = told(item, name);
      return !value || !values.length || values.includes(value);
    }));
    const scores = new Map(open.map((item) => [item, score(item, wanted)]));
    const best = Math.floor(Math.max(0, ...scores.values()) / 100);
    // All the words if any item has them all, else the items that have the most.
    const found = open.filter((item) => !wanted.length || (best > 0 && Math.floor((scores.get(item) || 0) / 100) === best));
    const chosen = choosers.some(({ value }) => value);
    /** @param {HTMLElement} item */
    const last = (item) => Number(chosen && "last" in item.dataset);
    found.sort((one, other) => last(one) - last(other) || (scores.get(other) || 0) - (scores.get(one) || 0) || items.indexOf(one) - items.indexOf(other));
    for (const item of items) item.hidden = !found.includes(item);
    for (const item of chosen ? found : []) lead(item);
    list.append(...found);
    const some = wanted.length && found.length && best < wanted.length ? ", none has all the words" : "";
    count.textContent = `${found.length} of ${items.length} ${noun}${some}`;
  };

  if (file) {
    words.addEventListener("focus", async () => {
      more = await texts(file, noun);
      apply();
    }, { once: true });
  }
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  // Who comes back finds his words again, as the browser keeps them, and what they leave.
  window.addEventListener("pageshow", () => (words.value || choosers.some(({ value }) => value)) && apply());
}

document.querySelectorAll(".listed").forEach((box) => narrow(/** @type {HTMLElement} */ (box)));
