// The quizzes of a page: they unfold without a script; here the first answers are counted.
import { el } from "./dom.js";
import { answeredQuiz, quizAnswer, scoreLine } from "./score.js";

/** The answers of a quiz. @param {Element} quiz */
const choices = (quiz) => /** @type {HTMLDetailsElement[]} */ ([...quiz.querySelectorAll(".answers details")]);

/** A quiz by the name that its answers share. @param {Element} quiz */
const idOf = (quiz) => choices(quiz)[0]?.getAttribute("name") ?? "";

/** Say how it was answered at first. @param {Element} quiz */
function mark(quiz) {
  quiz.querySelector(".first")?.remove();
  const right = quizAnswer(idOf(quiz));
  if (right === undefined) return;
  quiz.querySelector(".question")?.append(el("span", { class: "first status" }, right ? "right at first" : "wrong at first"));
}

/** @param {ParentNode} page */
export function quizzes(page) {
  const all = [...page.querySelectorAll("article .quiz")].filter(idOf);
  const words = () => {
    const answers = all.map((quiz) => quizAnswer(idOf(quiz))).filter((answer) => answer !== undefined);
    return `${answers.length} of ${all.length} answered, ${answers.filter(Boolean).length} right at the first try.`;
  };
  const { line, update } = scoreLine(words, () => {
    for (const quiz of all) {
      mark(quiz);
      for (const choice of choices(quiz)) choice.open = false;
    }
  });
  for (const quiz of all) {
    mark(quiz);
    for (const choice of choices(quiz)) {
      choice.querySelector("summary")?.addEventListener("click", () => {
        if (choice.open) return; // It is being closed.
        answeredQuiz(idOf(quiz), choice.dataset.right === "yes");
        mark(quiz);
        update();
      });
    }
  }
  all.at(-1)?.after(line);
}
