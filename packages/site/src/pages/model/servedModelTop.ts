import { servedPart } from '../../shell/servedPart.tsx';

/** What a model is, the first steps, and what the dealer says of it. */
export const ServedModelTop = /* @__PURE__ */ servedPart(
  async () => (await import('./ModelTop.tsx')).ModelTop,
);
