import { type CheckoutStep, readCheckoutStep } from '@forecourt/domain';

/** What the address of a checkout journey asks for. Nothing of what was chosen stands in it. */
export interface JourneyQuery {
  /** The vehicle, by its slug (R2-04). */
  car: string;
  step: CheckoutStep;
  /** Signed; empty before the journey has begun. */
  token: string;
  /** An answer is changed, from the review and back to it. */
  isChange: boolean;
  /** A journey that was followed by its link is over. */
  isGone: boolean;
}

export function journeyQuery(query: URLSearchParams): JourneyQuery {
  return {
    car: query.get('car_id') ?? '',
    step: readCheckoutStep(query.get('step')),
    token: query.get('journey') ?? '',
    isChange: query.has('change'),
    isGone: query.has('gone'),
  };
}
