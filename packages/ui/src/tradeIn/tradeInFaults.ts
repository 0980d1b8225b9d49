import type { StageFault } from './StageForm.tsx';
import type { ConditionQuestion } from './tradeInStage.ts';

/** What is wrong with a number plate and its state: letters and digits, at most nine. */
export function regoFaults(rego: string, state: string): readonly StageFault[] {
  return [
    ...(/^[a-z\d][a-z\d -]{0,8}$/i.test(rego)
      ? []
      : [
          {
            field: 'rego',
            message:
              'This is not a number plate we can look up. Please enter its letters and digits, such as ABC12D.',
          },
        ]),
    ...(state === ''
      ? [
          {
            field: 'rego_state',
            message:
              'No state is chosen, and two states can have the same plate. Please choose yours.',
          },
        ]
      : []),
  ];
}

/** Questions without an answer. */
export function conditionFaults(
  questions: readonly ConditionQuestion[],
  text: (name: string) => string,
): readonly StageFault[] {
  return questions
    .filter(({ name }) => text(name) === '')
    .map(({ name, label }) => ({
      field: name,
      message: `“${label}” is not answered, so we cannot estimate your car. Please choose one.`,
    }));
}
