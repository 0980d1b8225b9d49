import { servedPart } from '../../shell/servedPart.tsx';
import { redone, whenFilledIn } from '../../shell/wakers.ts';
import { whenIdle } from '../../shell/whenIdle.ts';

function later() {
  return import('./laterStages.tsx');
}

/** The first stage. While it is filled in the code of those after it comes. */
export const ServedCarStage = /* @__PURE__ */ servedPart(
  async () => {
    const { CarStage } = await import('./CarStage.tsx');
    if (typeof window !== 'undefined') void whenIdle().then(later).catch(asAsked);
    return CarStage;
  },
  whenFilledIn,
  redone,
);

export const ServedConditionStage = /* @__PURE__ */ servedPart(
  async () => (await later()).ConditionStage,
  whenFilledIn,
  redone,
);

export const ServedValueStage = /* @__PURE__ */ servedPart(
  async () => (await later()).ValueStage,
  whenFilledIn,
  redone,
);

export const ServedDetailsStage = /* @__PURE__ */ servedPart(
  async () => (await later()).DetailsStage,
  whenFilledIn,
  redone,
);

/** It is asked for again when its stage is. */
function asAsked(): void {}

/** All of them: a page that the router shows may be at any stage. */
export const stageParts = [
  ServedCarStage,
  ServedConditionStage,
  ServedValueStage,
  ServedDetailsStage,
];
