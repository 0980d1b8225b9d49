import { servedPart } from '../../shell/servedPart.tsx';
import { redone, whenFilledIn } from '../../shell/wakers.ts';

/** Asks whose the vehicle is to be. */
export const ServedCheckoutForm = /* @__PURE__ */ servedPart(
  async () => (await import('./CheckoutForm.tsx')).CheckoutForm,
  whenFilledIn,
  redone,
);
