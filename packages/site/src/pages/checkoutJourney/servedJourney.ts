import { servedPart } from '../../shell/servedPart.tsx';

function parts() {
  return import('./journeyParts.ts');
}

/** How far a purchase has come. */
export const ServedProgress = /* @__PURE__ */ servedPart(
  async () => (await parts()).CheckoutProgress,
);

/** What is bought, and what was chosen of it. */
export const ServedSummary = /* @__PURE__ */ servedPart(async () => (await parts()).DealSummary);
