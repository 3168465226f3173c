// The book without a network: the service worker is set to work once the page is quiet, the reader
// is told what works offline, and a new edition is offered and never forced upon a page that is open.
import { BUILT } from "./built.js";
import { button, el } from "./dom.js";

const QUIET = 3000;
const HOUR = 3_600_000;

/** @param {number} time */
const pause = (time) => new Promise((over) => setTimeout(over, time));

/** A word to the reader at the lower edge, with what he can do about it; the last one counts.
 * @param {string} words @param {Node[]} buttons */
function note(words, ...buttons) {
  document.querySelector(".app-note")?.remove();
  const box = el("div", { class: "app-note", role: "status" });
  document.body.append(box);
  box.append(el("span", {}, words), ...buttons, button("Later", () => box.remove()));
}

/** Behind the day of the rules: what this device has. @param {boolean} whole */
function tell(whole) {
  const edition = document.querySelector(".edition");
  if (!edition || !whole) return;
  edition.querySelector(".kept")?.remove();
  edition.append(el("span", { class: "kept" }, " Kept on this device: all of it works without a network."));
}

/** Offer the edition that waits. @param {ServiceWorkerRegistration} registration */
function offer(registration) {
  const use = button("Use it", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ ask: "renew" });
  });
  note("There is a newer edition of this book.", use);
}

/** Watch for newer editions. @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) offer(registration);
  registration.addEventListener("updatefound", () => {
    const coming = registration.installing;
    coming?.addEventListener("statechange", () => {
      if (coming.state === "installed" && serviceWorker.controller) offer(registration);
    });
  });
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {}); // Without a network there is nothing new.
  });
}

/** Another tab may have taken the new edition: this page goes on as it is. @param {ServiceWorker | null} before */
function watchOthers(before) {
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (before) note("A newer edition is in use in another tab. This page still shows the older one.", button("Load anew", () => location.reload()));
    before = navigator.serviceWorker.controller;
  });
}

export async function offline() {
  if (!("serviceWorker" in navigator) || !BUILT.edition) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data }) => tell(Boolean(data?.whole)));
  watchOthers(serviceWorker.controller);
  if (document.readyState !== "complete") await new Promise((loaded) => addEventListener("load", loaded, { once: true }));
  if (!serviceWorker.controller) await pause(QUIET);
  try {
    const registration = await serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
    if (!registration) return; // A browser that is told to keep nothing.
    watch(registration);
    const { active } = await serviceWorker.ready;
    active?.postMessage({ ask: "whole" });
    await pause(QUIET);
    // @ts-ignore: not every browser tells whether its owner pays for each byte
    if (!navigator.connection?.saveData) active?.postMessage({ ask: "python" });
  } catch (error) {
    console.info("This page is not kept for offline use.", error);
  }
}
