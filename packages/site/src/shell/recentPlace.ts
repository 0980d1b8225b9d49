import { storageKeys } from '@forecourt/domain';
import { guardedScript } from './browserStore.ts';

/**
 * Tells the page, before anything is drawn, that it will have recent searches: their place is kept
 * (`RecentSearches`). Runs in the head, as the page that is served is the same for everybody.
 */
// More than an empty list.
export const keepRecentPlace = guardedScript(
  `localStorage["${storageKeys.recentSearches}"][2]&&(document.documentElement.dataset.recent="")`,
);
