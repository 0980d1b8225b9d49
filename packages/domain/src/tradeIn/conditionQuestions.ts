/** An answer, and what the dealer takes off for it. */
export interface ConditionChoice {
  value: string;
  label: string;
  /** Percent of the price. */
  less: number;
}

/** A question on the condition of the visitor's car. */
export interface ConditionQuestion {
  /** Key of the answer: in the posted form, and in `adjustmentAnswers`. */
  name: string;
  label: string;
  choices: readonly ConditionChoice[];
}

function question(name: string, label: string, less: Readonly<Record<string, number>>) {
  const choices = Object.entries(less).map(([text, percent]) => ({
    ...{ value: text, label: text, less: percent },
  }));
  return { name, label, choices };
}

/** What is asked of every car. What each answer takes off is printed with the estimate. */
export const conditionQuestions: readonly ConditionQuestion[] = [
  question('paint', 'How does the outside look?', {
    'Clean, hardly a mark': 0,
    'A few small marks': 2,
    'Dents or deep scratches': 5,
  }),
  question('interior', 'And the inside?', {
    'Clean and whole': 0,
    'Signs of wear': 1,
    'Stained, torn or broken': 3,
  }),
  question('mechanical', 'How does it drive?', {
    'No known faults': 0,
    'A small fault': 3,
    'It needs a repair': 10,
  }),
  question('tyres', 'How are the tyres?', {
    'Good tread on all four': 0,
    'Need replacing soon': 2,
  }),
  question('services', 'Is there a service history?', {
    'Whole, in the log book': 0,
    'Parts of it': 2,
    None: 4,
  }),
];

/** Percent that the answers take off altogether; an answer that nobody offered takes off nothing. */
export function conditionLess(answers: Readonly<Record<string, string>>): number {
  const less = conditionQuestions.map(
    ({ name, choices }) => choices.find(({ value }) => value === answers[name])?.less ?? 0,
  );
  return less.reduce((sum, percent) => sum + percent, 0);
}
