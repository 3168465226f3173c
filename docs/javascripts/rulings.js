// The list of rulings, narrowed down by game, topic and words. Without script it is just a list.
"use strict";

/** @param {HTMLElement} box */
function narrow(box) {
  const items = [...box.querySelectorAll("li")];
  /** @param {string} key */
  const values = (key) =>
    [...new Set(items.flatMap((item) => (item.dataset[key] || "").split(",")))].filter(Boolean).sort();
  const form = document.createElement("form");
  form.className = "narrow";
  form.setAttribute("role", "search");
  form.setAttribute("aria-label", "Find a ruling");
  const words = document.createElement("input");
  words.type = "search";
  const game = document.createElement("select");
  const topic = document.createElement("select");
  const count = document.createElement("p");
  count.setAttribute("role", "status");
  for (const [text, field, key] of /** @type {[string, HTMLElement, string][]} */ (
    [["Words", words, ""], ["Game", game, "games"], ["Topic", topic, "topics"]])) {
    const label = document.createElement("label");
    label.append(text, field);
    if (field instanceof HTMLSelectElement) {
      field.append(new Option("all", ""), ...values(key).map((value) => new Option(value.replaceAll("-", " "), value)));
    }
    form.append(label);
  }
  const apply = () => {
    const wanted = words.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of items) {
      const text = (item.textContent || "").toLowerCase();
      const games = item.dataset.games || "";
      const fits = wanted.every((word) => text.includes(word))
        && (!game.value || !games || games.split(",").includes(game.value))
        && (!topic.value || (item.dataset.topics || "").split(",").includes(topic.value));
      item.hidden = !fits;
      shown += Number(fits);
    }
    count.textContent = `${shown} of ${items.length} rulings`;
  };
  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.append(count);
  box.prepend(form);
  apply();
}

document.querySelectorAll(".rulings").forEach((box) => narrow(/** @type {HTMLElement} */ (box)));
