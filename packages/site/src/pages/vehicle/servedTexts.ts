import { servedPart } from '../../shell/servedPart.tsx';

// Each stands by itself, so that a template's layout may put it where it belongs.

function texts() {
  return import('./vehicleTexts.tsx');
}

/** What most ask for first. */
export const ServedKeyInformation = /* @__PURE__ */ servedPart(
  async () => (await texts()).KeyInformation,
);

/** What is on board. */
export const ServedFeatures = /* @__PURE__ */ servedPart(async () => (await texts()).FeatureList);

/** What the dealer writes. */
export const ServedComments = /* @__PURE__ */ servedPart(
  async () => (await texts()).DealerComments,
);

/** A table of facts. */
export const ServedSpecifications = /* @__PURE__ */ servedPart(
  async () => (await texts()).SpecTable,
);

/** What the dealer promises. */
export const ServedPromises = /* @__PURE__ */ servedPart(
  async () => (await texts()).VehiclePromises,
);
