import { ask, type Question, type Reply } from './ask.ts';
import { untilLetIn } from './untilLetIn.ts';

/** @returns the first answer that is no refusal of a busy server, and the milliseconds of its request */
export function askUntilLetIn(question: Question): Promise<{ reply: Reply; ms: number }> {
  return untilLetIn(() => ask(question));
}
