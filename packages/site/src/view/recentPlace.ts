import { storageKeys } from '@forecourt/domain';

/**
 * Tells the page, before anything is drawn, that it will have recent searches: their place is kept
 * (`RecentSearches`). Runs in the head, as the page that is served is the same for everybody.
 */
export const keepRecentPlace = `try{JSON.parse(localStorage["${storageKeys.recentSearches}"]).some(e=>e.path!=location.pathname||e.filters!=location.search.slice(1))&&(document.documentElement.dataset.recent="")}catch{}`;
