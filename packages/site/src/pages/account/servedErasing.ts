import { servedPart } from '../../shell/servedPart.tsx';

/** Whether a shopper's data goes for good. Not among `servedParts`, which most pages share. */
export const ServedErasing = /* @__PURE__ */ servedPart(
  async () => (await import('./ErasePanel.tsx')).ErasePanel,
);
