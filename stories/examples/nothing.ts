import type { NoResultsWords } from '@forecourt/ui';

/** Where a search finds nothing. */
export const nothingWords: NoResultsWords = {
  change: 'Change one thing and these come up:',
  look: 'See all vehicles',
  ask: 'Ask us what is on its way.',
};
