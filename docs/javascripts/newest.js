// Questions put one after the other, by somebody who does not wait for the answers.

/** A way to ask: while an answer is awaited only the newest question is kept, and what was meant for
 * an older one is not told.
 * @template Answer
 * @param {(question: object) => Promise<Answer>} ask
 * @param {(answer: Answer, question: object) => void} got
 * @param {(error: unknown, question: object) => void} failed */
export function newestOnly(ask, got, failed) {
  /** @type {object | undefined} */
  let wanted;
  let busy = false;
  return async (/** @type {object} */ question) => {
    wanted = question;
    if (busy) return;
    busy = true;
    while (wanted) {
      const now = wanted;
      wanted = undefined;
      try {
        const answer = await ask(now);
        if (!wanted) got(answer, now);
      } catch (error) {
        if (!wanted) failed(error, now);
      }
    }
    busy = false;
  };
}
