// Links to rules by their ids: betting/raise-cap is the anchor raise-cap on the page of that name.
import { el } from "./dom.js";

const root = new URL("../", import.meta.url);
/** @type {Promise<Record<string, string>> | undefined} */
let places;

async function known() {
  try {
    return await (await fetch(new URL("./places.json", import.meta.url))).json();
  } catch {
    return {}; // Then the rule is told, and is no link.
  }
}

/** The address of a rule; empty where no page is known for it. @param {string} id */
export async function addressOf(id) {
  const all = await (places ??= known());
  const [page, anchor] = id.split("/");
  return Object.hasOwn(all, page) && anchor ? new URL(`${all[page]}#${anchor}`, root).href : "";
}

/** The sign and the id of a rule, as a link once it is known where the page is.
 * @param {string} id */
export function ruleLink(id) {
  const link = el("a", { class: "reference" }, `§\u00a0${id}`);
  addressOf(id).then((address) => {
    if (address) link.href = address;
  });
  return link;
}
