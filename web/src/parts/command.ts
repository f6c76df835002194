// Waits for the answer to what was said to a table, and says over the table what went wrong.

import { type Answer, ConnectionLost } from "../core/connection.svelte";
import { toast } from "../core/say.svelte";
import { answerSentence, failureSentence } from "./failure";

/** The answer, or null if the connection broke before it came. */
export async function awaitAnswer<A>(answer: Promise<A>): Promise<A | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    toast(failureSentence(error, "table"));
    return null;
  }
}

/** Say what went wrong with a command; true if it was carried out. */
export function reportAnswer(answer: Answer): boolean {
  const sentence = answerSentence(answer, "table");
  if (sentence !== null) toast(sentence, answer.type === "refused" ? answer.refusal.rule : null);
  return sentence === null;
}

/** Both: true if a command was carried out. */
export async function carryOut(command: Promise<Answer>): Promise<boolean> {
  const answer = await awaitAnswer(command);
  return answer !== null && reportAnswer(answer);
}
