import { storageKeys } from '@forecourt/domain';
import { guardedScript } from './browserStore.ts';

/**
 * Tells the page, before anything is drawn, that it will have recent searches: their place is kept
 * (`RecentSearches`). The search on screen is none of them, in whatever order and on whatever page.
 * Runs in the head, as the page that is served is the same for everybody.
 */
export const keepRecentPlace = /* @__PURE__ */ guardedScript(
  `JSON.parse(localStorage["${storageKeys.recentSearches}"]).some(({path,filters})=>` +
    String.raw`path+(filters&&"?"+filters)!=location.pathname+location.search.replace(/[?&](sortBy|page)=[^&]*/g,""))` +
    '&&(document.documentElement.dataset.recent="")',
);
