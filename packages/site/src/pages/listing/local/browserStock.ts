import { whenIdle } from '../../../shell/whenIdle.ts';
import { createLocalStock } from './localStock.ts';
import { loaded } from './pageTurns.ts';

/** The stock in this browser: one for all pages, since a document belongs to one site. */
export const browserStock = /* @__PURE__ */ createLocalStock({
  now: () => Date.now(),
  // The page and its pictures come first.
  idle: () => loaded().then(() => whenIdle()),
  fetch: (href) => fetch(href),
  savesData() {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  },
});
