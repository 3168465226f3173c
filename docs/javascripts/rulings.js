// The list of rulings, narrowed down by game, topic and words. Without script it is just a list.
"use strict";

/** @typedef {{id: string, text: string, rules: string[]}} Told */

/** The whole texts of all rulings, fetched when somebody begins to look for words.
 * @returns {Promise<Map<string, string>>} */
async function texts() {
  try {
    const answer = await fetch("rulings.json");
    /** @type {{rulings: Told[]}} */
    const told = await answer.json();
    return new Map(told.rulings.map((one) => [one.id, `${one.text} ${one.rules.join(" ")}`.toLowerCase()]));
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

/** @param {HTMLElement[]} items @param {string} key */
function chooser(items, key) {
  const values = new Set(items.flatMap((item) => (item.dataset[key] || "").split(",")).filter(Boolean));
  const select = document.createElement("select");
  select.append(new Option("all", ""));
  for (const value of [...values].sort()) select.append(new Option(value.replaceAll("-", " "), value));
  return select;
}

/** @param {HTMLElement} box */
function narrow(box) {
  const items = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("li")]);
  const list = /** @type {HTMLElement} */ (box.querySelector("ul"));
  const words = Object.assign(document.createElement("input"), { type: "search" });
  const game = chooser(items, "games");
  const topic = chooser(items, "topics");
  const count = document.createElement("p");
  count.setAttribute("role", "status");
  const form = document.createElement("form");
  form.className = "narrow";
  form.setAttribute("role", "search");
  form.setAttribute("aria-label", "Find a ruling");
  form.append(labelled("Words", words), labelled("Game", game), labelled("Topic", topic), count);
  /** @type {Map<string, string> | undefined} */
  let told;

  /** How many of the words an item has, those of the question counting double. @param {HTMLElement} item @param {string[]} wanted */
  const score = (item, wanted) => {
    const seen = (item.textContent || "").toLowerCase();
    const all = `${seen} ${item.dataset.topics} ${told?.get(item.dataset.id || "") || ""}`;
    /** "mucked" finds "muck" as well. @param {string} text */
    const has = (text) => wanted.filter((word) => text.includes(word.length > 5 ? word.slice(0, -2) : word)).length;
    return has(all) * 100 + has(seen);
  };

  const apply = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
    const open = items.filter((item) => (!game.value || !item.dataset.games || item.dataset.games.split(",").includes(game.value))
      && (!topic.value || (item.dataset.topics || "").split(",").includes(topic.value)));
    const scores = new Map(open.map((item) => [item, score(item, wanted)]));
    const best = Math.floor(Math.max(0, ...scores.values()) / 100);
    // All the words if any ruling has them all, else the rulings that have the most.
    const found = open.filter((item) => !wanted.length || (best > 0 && Math.floor((scores.get(item) || 0) / 100) === best));
    found.sort((one, other) => (scores.get(other) || 0) - (scores.get(one) || 0) || items.indexOf(one) - items.indexOf(other));
    for (const item of items) item.hidden = !found.includes(item);
    list.append(...found);
    const some = wanted.length && found.length && best < wanted.length ? ", none has all the words" : "";
    count.textContent = `${found.length} of ${items.length} rulings${some}`;
  };

  words.addEventListener("focus", async () => {
    told ??= await texts();
    apply();
  }, { once: true });
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  box.prepend(form);
  apply();
}

document.querySelectorAll(".rulings").forEach((box) => narrow(/** @type {HTMLElement} */ (box)));
