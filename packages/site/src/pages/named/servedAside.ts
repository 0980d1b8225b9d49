import { servedPart } from '../../shell/servedPart.tsx';

/** Facts to be seen at a glance, the next step, and somebody to ask. */
export const ServedAside = /* @__PURE__ */ servedPart(
  async () => (await import('./ContentAside.tsx')).ContentAside,
);
