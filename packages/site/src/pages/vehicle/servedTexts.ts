import { servedPart } from '../../shell/servedPart.tsx';

function texts() {
  return import('./vehicleTexts.tsx');
}

/** What most ask for first, what is on board, and what the dealer writes. */
export const ServedFacts = /* @__PURE__ */ servedPart(async () => (await texts()).VehicleFacts);

/** Every fact, and what the dealer promises. */
export const ServedSpecifications = /* @__PURE__ */ servedPart(
  async () => (await texts()).VehicleSpecifications,
);

/** Facts of its papers. */
export const ServedDetails = /* @__PURE__ */ servedPart(async () => (await texts()).VehicleDetails);
