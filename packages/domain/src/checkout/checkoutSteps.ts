import type { CheckoutChoices } from './checkoutChoices.ts';

/** What is asked on the way to a vehicle that is bought online, in order; each is a page of its own. */
export const checkoutStepTitles = {
  vehicle: 'Vehicle',
  'trade-in': 'Trade-in',
  payment: 'Payment',
  handover: 'Delivery',
  details: 'Details',
  review: 'Review',
  reserve: 'Reserve',
} as const;

export type CheckoutStep = keyof typeof checkoutStepTitles;

export const checkoutSteps = /* @__PURE__ */ Object.keys(
  checkoutStepTitles,
) as readonly CheckoutStep[];

/** A step by its name in an address; anything else is the first. */
export function readCheckoutStep(text: string | null): CheckoutStep {
  return checkoutSteps.find((step) => step === text) ?? 'vehicle';
}

/** What has been answered. */
export interface AnsweredCheckout {
  choices: Pick<CheckoutChoices, 'tradeIn' | 'payment' | 'handover'>;
  /** Whether it is known who asks. */
  hasDetails: boolean;
}

/** The first step that waits for its answer; `review` where none does. */
export function nextCheckoutStep({ choices, hasDetails }: AnsweredCheckout): CheckoutStep {
  if (choices.tradeIn === null) return 'trade-in';
  if (choices.payment === null) return 'payment';
  if (choices.handover === null) return 'handover';
  return hasDetails ? 'review' : 'details';
}

/** The step that shows: the one that is asked for, unless an earlier one waits for its answer. */
export function shownCheckoutStep(asked: CheckoutStep, answered: AnsweredCheckout): CheckoutStep {
  const next = nextCheckoutStep(answered);
  return checkoutSteps.indexOf(asked) > checkoutSteps.indexOf(next) && next !== 'review'
    ? next
    : asked;
}
