import type { WakeSearch } from '../../../shell/headerLife.ts';

/** For a `servedHeader` with a `HeaderSearch`: it suggests once it is used. */
export const wakeSearch: WakeSearch = async (box, use) =>
  (await import('./suggestUnder.tsx')).suggestUnder(box, use);
