import type { ConditionQuestion } from './conditionQuestions.ts';
import type { StageFault } from './stageFault.ts';

/** Questions without an answer of theirs. */
export function conditionFaults(
  questions: readonly ConditionQuestion[],
  text: (name: string) => string,
): readonly StageFault[] {
  return questions
    .filter(({ name, choices }) => !choices.some(({ value }) => value === text(name)))
    .map(({ name, label }) => ({
      field: name,
      message: `Choose an answer to “${label}”`,
    }));
}
