import { clamp } from '../number/clamp.ts';
import { quantile } from '../number/quantile.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { longDate } from '../time/zone.ts';
import type { AdjustmentAnswers, CarToValue, ValuationOutcome } from './carToValue.ts';
import { type ComparableCar, comparableCars } from './comparableCars.ts';
import { conditionLess } from './conditionQuestions.ts';

/** Fewer say nothing of a price: a person values the car. */
export const LEAST_COMPARABLE = 5;

export interface ValuationRules {
  /** Percent of a retail price that the dealer keeps, to prepare the car, warrant it and sell it. */
  margin: number;
  /** The day of the prices, `YYYY-MM-DD`. */
  asOf: string;
}

/**
 * What a car may be worth to a dealer, by what the dealer asks for cars like it.
 *
 * 1. Compared are used cars of the same make and model, of the same badge where five are, that are at
 *    most three years and 60,000 km away (`comparableCars`).
 * 2. What a kilometre and a year are worth is read from those prices themselves: the median over all
 *    pairs of cars (Theil and Sen), kilometres among cars of about one year first, years from what is
 *    left. Each price is brought to the year and kilometres of the shopper's car by it.
 * 3. The middle half of these prices, less the dealer's margin and what the condition takes off,
 *    rounded to 100 dollars, is the range.
 *
 * More kilometres never raise it and a newer year never lowers it among the same cars, whose order
 * does not matter.
 */
export function valueCar(
  car: CarToValue,
  answers: AdjustmentAnswers,
  stock: Iterable<ComparableCar>,
  { margin, asOf }: ValuationRules,
): ValuationOutcome {
  const { cars, isOfBadge } = comparableCars(car, stock, LEAST_COMPARABLE);
  if (cars.length < LEAST_COMPARABLE) return { kind: 'by hand', why: 'too few' };
  const less = conditionLess(answers);
  const share = (1 - margin / 100) * Math.max(0, 1 - less / 100);
  const prices = adjustedPrices(car, cars);
  const years = spread(cars.map(({ year }) => year));
  const kilometres = spread(cars.map(({ km }) => km));
  const name = [car.make, car.model, isOfBadge ? car.badge : null].filter(Boolean).join(' ');
  return {
    kind: 'range',
    low: toHundreds(quantile(prices, 0.25) * share),
    high: toHundreds(quantile(prices, 0.75) * share),
    basis: {
      ...{ sampleSize: cars.length, years, kilometres, asOf },
      method: [
        `We compared the prices of ${cars.length} used ${name} in our own stock on ${longDate(asOf)}, of ${span(years, String)} and with ${span(kilometres, formatNumber)} km.`,
        'Each price was brought to the year and kilometres of your car, by how these prices differ among themselves. The middle half of them makes the range.',
        `From it we took ${margin}% for preparing, warranting and selling the car${less > 0 ? `, and ${less}% for its condition as you describe it` : ''}.`,
      ],
    },
  };
}

/** Prices as they would be at the year and kilometres of the car. */
function adjustedPrices(car: CarToValue, cars: readonly ComparableCar[]): number[] {
  const logs = cars.map(({ price, km, year }) => ({ log: Math.log(price), km, year }));
  const perKm = slope(logs, {
    run: (a, b) => a.km - b.km,
    rise: (a, b) => a.log - b.log,
    isPair: (a, b) => Math.abs(a.km - b.km) >= LEAST_KM && Math.abs(a.year - b.year) <= 1,
    bounds: perKmBounds,
  });
  const atKm = logs.map(({ log, km, year }) => ({
    log: log + perKm * (car.kilometres - km),
    year,
  }));
  const perYear = slope(atKm, {
    run: (a, b) => a.year - b.year,
    rise: (a, b) => a.log - b.log,
    isPair: (a, b) => a.year !== b.year,
    bounds: perYearBounds,
  });
  return atKm.map(({ log, year }) => Math.exp(log + perYear * (car.year - year)));
}

/** Kilometres between two cars that say something of what a kilometre is worth. */
const LEAST_KM = 5_000;

/** A car is never dearer for having gone further; nor does one lose more than 2% in 1,000 km. */
const perKmBounds = { lower: -0.02 / 1_000, upper: 0 };

/** A newer car is never cheaper; nor dearer by more than a quarter a year. */
const perYearBounds = { lower: 0, upper: 0.25 };

interface Slope<T> {
  run(a: T, b: T): number;
  rise(a: T, b: T): number;
  isPair(a: T, b: T): boolean;
  bounds: { lower: number; upper: number };
}

/** The median over pairs, which a few odd prices do not move; 0 where no pair tells. */
function slope<T>(cars: readonly T[], { run, rise, isPair, bounds }: Slope<T>): number {
  const slopes = cars.flatMap((a, index) =>
    cars
      .slice(index + 1)
      .filter((b) => isPair(a, b))
      .map((b) => rise(a, b) / run(a, b)),
  );
  return slopes.length === 0 ? 0 : clamp(quantile(slopes, 0.5), bounds.lower, bounds.upper);
}

function spread(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function span([from, to]: readonly [number, number], text: (value: number) => string): string {
  return from === to ? text(from) : `${text(from)} to ${text(to)}`;
}

function toHundreds(dollars: number): number {
  return Math.round(dollars / 100) * 100;
}
