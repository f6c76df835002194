/** What is wrong with an uploaded board file, made ready for its sentence. */

import type { ProblemView } from "../core/protocol";

/** The text's key and variables, and the line of the file it is about, if one is. */
export interface ProblemText {
  key: string;
  variables: { where: string; other: string };
  line: number | null;
}

// Only these speak of two places at once, and only there a space in `where` parts them: a key
// or a card of a custom file may contain spaces.
const OF_TWO_PLACES = new Set(["line-end-missing", "line-over-island"]);

/** `where` may hold two places, such as "c4-c7 c5": the line and the island in its way. */
export function problemText(problem: ProblemView): ProblemText {
  const space = problem.where.indexOf(" ");
  const two = OF_TWO_PLACES.has(problem.code) && space > 0;
  return {
    key: `problem-${problem.code}`,
    variables: {
      where: two ? problem.where.slice(0, space) : problem.where,
      other: two ? problem.where.slice(space + 1) : "",
    },
    line: problem.line,
  };
}
