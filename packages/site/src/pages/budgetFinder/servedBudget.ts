import { servedPart } from '../../shell/servedPart.tsx';
import { redone, whenFilledIn } from '../../shell/wakers.ts';

/** How the amount is worked out. */
export const ServedReckoning = /* @__PURE__ */ servedPart(
  async () => (await import('./Reckoning.tsx')).Reckoning,
);

/** For who knows the price already. */
export const ServedPriceRange = /* @__PURE__ */ servedPart(
  async () => (await import('./priceRangePart.ts')).PriceRangeSearch,
  whenFilledIn,
  redone,
);
