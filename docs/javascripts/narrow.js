// A list narrowed down by words and by what its items are: rulings by game and topic, games by
// players and kind. Without script it is just a list. The box says how: data-fields is
// "games:Game,topics:Topic" (an item has data-games, the form says Game), data-noun what is listed,
// data-texts a file with more text to search, by id (an item may have several). An item that leaves a
// field empty is of every kind; data-last is what comes behind the others once a kind is chosen.
"use strict";

/** @typedef {{id: string, text: string, rules: string[]}} Told */

/** The whole texts of the items, fetched when somebody begins to look for words.
 * @param {string} file @param {string} noun @returns {Promise<Map<string, string>>} */
async function texts(file, noun) {
  try {
    const answer = await fetch(file);
    /** @type {Record<string, Told[]>} */
    const told = await answer.json();
    return new Map(told[noun].map((one) => [one.id, `${one.text} ${one.rules.join(" ")}`.toLowerCase()]));
  } catch {
    return new Map(); // What stands on the page is searched all the same.
  }
}

/** @param {string} label @param {HTMLElement} field */
function labelled(label, field) {
  const box = document.createElement("label");
  box.append(label, field);
  return box;
}

/** What an item is in one field. @param {HTMLElement} item @param {string} key */
const told = (item, key) => (item.dataset[key] || "").split(",").filter(Boolean);

/** @param {HTMLElement[]} items @param {string} key */
function chooser(items, key) {
  const values = new Set(items.flatMap((item) => told(item, key)));
  const select = document.createElement("select");
  select.append(new Option("all", ""));
  for (const value of [...values].sort((one, other) => one.localeCompare(other, "en", { numeric: true }))) select.append(new Option(value, value));
  return select;
}

/** @param {HTMLElement} box */
function narrow(box) {
  const items = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("li")]);
  const list = /** @type {HTMLElement} */ (box.querySelector("ul"));
  const { fields = "", noun = "", texts: file } = box.dataset;
  const words = Object.assign(document.createElement("input"), { type: "search" });
  const choosers = fields.split(",").map((field) => {
    const [key, label] = field.split(":");
    return { key, label, select: chooser(items, key) };
  });
  const count = document.createElement("p");
  count.setAttribute("role", "status");
  const form = document.createElement("form");
  form.className = "narrow";
  form.setAttribute("role", "search");
  form.setAttribute("aria-label", `Find ${noun}`);
  form.append(labelled("Words", words), ...choosers.map(({ label, select }) => labelled(label, select)), count);
  /** @type {Map<string, string> | undefined} */
  let more;

  /** How many of the words an item has, those of the question counting double. @param {HTMLElement} item @param {string[]} wanted */
  const score = (item, wanted) => {
    const seen = (item.textContent || "").toLowerCase();
    const whole = (item.dataset.id || "").split(",").map((id) => more?.get(id) || "");
    const all = `${seen} ${item.dataset.topics || ""} ${whole.join(" ")}`;
    /** "mucked" finds "muck" as well. @param {string} text */
    const has = (text) => wanted.filter((word) => text.includes(word.length > 5 ? word.slice(0, -2) : word)).length;
    return has(all) * 100 + has(seen);
  };

  /** Several games may answer alike: the question leads to the one that is chosen. @param {HTMLElement} item */
  const lead = (item) => {
    const [question, ...others] = item.querySelectorAll("a");
    const own = others.find((link) => choosers.some(({ select }) => select.value === link.textContent));
    if (question && own) question.href = own.href;
  };

  const apply = () => {
    const wanted = words.value.toLowerCase().replace(/\b10(?=[shdc]\b)/g, "t").split(/\s+/).filter((word) => word.length > 1);
    const open = items.filter((item) => choosers.every(({ key, select }) => {
      const values = told(item, key);
      return !select.value || !values.length || values.includes(select.value);
    }));
    const scores = new Map(open.map((item) => [item, score(item, wanted)]));
    const best = Math.floor(Math.max(0, ...scores.values()) / 100);
    // All the words if any item has them all, else the items that have the most.
    const found = open.filter((item) => !wanted.length || (best > 0 && Math.floor((scores.get(item) || 0) / 100) === best));
    const chosen = choosers.some(({ select }) => select.value);
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
  box.prepend(form);
  apply();
}

document.querySelectorAll(".listed").forEach((box) => narrow(/** @type {HTMLElement} */ (box)));
