import {
  type AdjustmentAnswers,
  conditionQuestions,
  isVehicleId,
  type OwnCarField,
  type OwnCarInput,
  ownCarFields,
  parseAmount,
} from '@forecourt/domain';

/**
 * What the address of a trade-in asks for: a stage of it, or a number plate's look-up. `accept` and
 * `ask` are both the last stage, with the offer accepted or not yet; to `agree` is sent who accepts
 * the offer of a lead that they sent before.
 */
export type TradeInStep = 'car' | 'lookup' | 'condition' | 'value' | 'accept' | 'ask' | 'agree';

/** A trade-in as its address tells it: nothing of it is kept anywhere else, so that Back and reload lose nothing. */
export interface TradeInQuery {
  step: TradeInStep;
  /** The vehicle it is traded for, by its id (R2-04). */
  carId: string | null;
  car: OwnCarInput;
  answers: AdjustmentAnswers;
  /** The estimate that was told. */
  token: string;
  /** Dollars still owed on the car; `null` where none are named. */
  payout: number | null;
  /** The car was found by its plate. */
  found: boolean;
}

const STEPS: readonly TradeInStep[] = ['lookup', 'condition', 'value', 'accept', 'ask', 'agree'];
const LONGEST = 200;
const MOST_PAYOUT = 9_999_999;

/** Reads an address of a trade-in. Nothing is taken on trust: what is no value is left out. */
export function tradeInQuery(query: URLSearchParams): TradeInQuery {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, LONGEST);
  const step = query.get('step');
  const carId = query.get('car_id');
  const payout = Math.round(Math.min(parseAmount(text('payout')), MOST_PAYOUT));
  return {
    step: STEPS.find((known) => known === step) ?? 'car',
    carId: carId !== null && isVehicleId(carId) ? carId : null,
    car: Object.fromEntries(ownCarFields.map((name) => [name, text(name)])) as Record<
      OwnCarField,
      string
    >,
    answers: Object.fromEntries(
      conditionQuestions.flatMap(({ name, choices }) => {
        const given = query.get(name);
        return choices.some(({ value }) => value === given) ? [[name, String(given)]] : [];
      }),
    ),
    token: query.get('valuation') ?? '',
    payout: payout > 0 ? payout : null,
    found: query.has('found'),
  };
}

/** Parts of an address, those that say something. */
export function queryOf(parts: Readonly<Record<string, string | number | null>>): string {
  const said = Object.entries(parts).filter(([, value]) => value !== null && value !== '');
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
