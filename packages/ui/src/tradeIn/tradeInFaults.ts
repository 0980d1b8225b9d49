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
              rego === ''
                ? 'Enter your number plate'
                : 'Enter the letters and digits of the number plate, such as ABC12D',
          },
        ]),
    ...(state === ''
      ? [
          {
            field: 'rego_state',
            message: 'Choose the state of the number plate',
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
      message: `Choose an answer to “${label}”`,
    }));
}
