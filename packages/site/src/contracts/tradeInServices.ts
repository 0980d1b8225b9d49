import type {
  AdjustmentAnswers,
  CarToValue,
  Lead,
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
   *
   * @param plate by which the car was found, where it was
   */
  value(
    car: CarToValue,
    answers: AdjustmentAnswers,
    plate: RegoLookupRequest | null,
  ): Promise<{ kind: 'valued'; token: string; valuation: KeptValuation } | WaitFirst>;
  /** The estimate of a token; `null` for one that is not this site's, was altered, or is a week old. */
  opened(token: string): KeptValuation | null;
  /** What a browser keeps of a lead that it sent, by which it alone can accept its offer later. */
  keptLead(leadId: string): string;
  /** That lead; `null` where it is not this site's, has nothing to accept, or is a week old. */
  openOffer(kept: string | null): Promise<Lead | null>;
  /** What the form carries that accepts the offer of this lead. */
  acceptance(leadId: string): string;
  /** Whether a form was drawn to accept the offer of this lead. */
  accepts(token: string, leadId: string): boolean;
}
