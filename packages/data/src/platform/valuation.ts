import type { AdjustmentAnswers, CarToValue, ValuationOutcome } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';

/** An estimate of the visitor's own car. */
export interface ValuationAnswer {
  /** Nobody can guess it. */
  id: string;
  outcome: ValuationOutcome;
}

/** Estimates what a visitor's car is worth to a dealer. */
export interface Valuation {
  /** It fails never: where there is no estimate, a person of the dealer's values the car. */
  value(site: DealerSite, car: CarToValue, answers: AdjustmentAnswers): Promise<ValuationAnswer>;
}
