import type { ConditionQuestion } from '@forecourt/ui';

function choices(...labels: string[]) {
  return labels.map((label) => ({ value: label.toLowerCase(), label }));
}

/** Questions on the condition of a car. */
export const questions: readonly ConditionQuestion[] = [
  {
    name: 'paint',
    label: 'How is the paint?',
    choices: choices('Like new', 'Some marks', 'Dents or rust'),
  },
  { name: 'tyres', label: 'How are the tyres?', choices: choices('Good', 'Due soon') },
  {
    name: 'history',
    label: 'Do you have its service history?',
    choices: choices('All of it', 'Some of it', 'None'),
  },
];

/** A car as its plate is looked up. */
export const OWN_CAR = '2018 Mazda CX-5 Maxx Sport, NSW ABC12D';
