// What the build has made, as the step after it (pokerrules/site/after.py) fills in: the edition of
// the book, the day its rules were last changed, and where the readers' Python lies.
export const BUILT = {
  edition: "",
  date: "",
  python: "",
  library: "",
  engine: "",
  about: {},
};
