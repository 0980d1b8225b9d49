import type { StageFault } from './stageFault.ts';

/** What is wrong with a number plate and its state: letters and digits, at most nine. */
export function plateFaults(rego: string, state: string): readonly StageFault[] {
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
