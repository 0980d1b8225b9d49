import { servedPart } from '../../shell/servedPart.tsx';

/** Facts to be seen at a glance, the next step, and somebody to ask. */
export const ServedAside = /* @__PURE__ */ servedPart(
  async () => (await import('./ContentAside.tsx')).ContentAside,
);

/** The facts alone. */
export const ServedFacts = /* @__PURE__ */ servedPart(
  async () => (await import('./ContentAside.tsx')).ContentFacts,
);

/** The next step, and somebody to ask. */
export const ServedSteps = /* @__PURE__ */ servedPart(
  async () => (await import('./ContentAside.tsx')).ContentSteps,
);
