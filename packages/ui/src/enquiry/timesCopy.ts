/** What is said of free times. */
export const timesCopy = {
  asking: 'Looking for free times…',
  some: (days: number) => `There are free times on ${days === 1 ? 'one day' : `${days} days`}.`,
  none: 'We cannot show free times there just now. Choose any day, and we agree on a time.',
  /** Under times to choose from. */
  hint: 'Local time at the dealership. If none suits you, leave it open and tell us in your message.',
} as const;
