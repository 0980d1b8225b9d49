import type {
  AdjustmentAnswers,
  CarToValue,
  RegoAnswer,
  RegoLookupRequest,
  ValuationOutcome,
} from '@forecourt/domain';

/** An estimate as it was told to a shopper. */
export interface KeptValuation {
  id: string;
  car: CarToValue;
  answers: AdjustmentAnswers;
  outcome: ValuationOutcome;
  /** Milliseconds since 1970 UTC. */
  at: number;
}

/** Many have come from this visitor. */
export interface WaitFirst {
  kind: 'wait';
  seconds: number;
}

/** What a page of trade-ins may ask; each turn counts against the visitor's limit. */
export interface TradeInServices {
  /** `null` where no register is configured: the visitor names the car. */
  lookUpRego: ((asked: RegoLookupRequest) => Promise<RegoAnswer | WaitFirst>) | null;
  /**
   * Estimates a car. Its token goes into the form that comes next: only who holds it can take the
   * estimate further, and what it says is what was told, whatever the stock is by then.
   */
  value(
    car: CarToValue,
    answers: AdjustmentAnswers,
  ): Promise<{ kind: 'valued'; token: string; valuation: KeptValuation } | WaitFirst>;
  /** The estimate of a token; `null` for one that is not this site's, was altered, or is a week old. */
  opened(token: string): KeptValuation | null;
}
