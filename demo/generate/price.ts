import type { Hold, Segment } from './catalogue/model.ts';

/** Share of the price kept after the first year, and in every later one. */
const keeps: Readonly<Record<Hold, readonly [first: number, later: number]>> = {
  strong: [0.93, 0.94],
  fair: [0.87, 0.91],
  soft: [0.82, 0.88],
  electric: [0.78, 0.87],
};

/** Kilometres driven in a year. */
export const yearlyKm: Readonly<Record<Segment, number>> = {
  city: 11_500,
  sedan: 14_500,
  family: 14_000,
  tourer: 16_500,
  ute: 19_000,
  van: 24_000,
  people: 16_000,
  sport: 6_500,
  luxury: 10_500,
  bike: 4_200,
  caravan: 0,
};

export interface Worth {
  /** Price when new today, dollars. */
  rrp: number;
  /** Years, with a fraction. */
  age: number;
  km: number;
  expectedKm: number;
  hold: Hold;
}

/** A fair used price in whole dollars: new prices were lower then, age and distance cost. */
export function usedPrice({ rrp, age, km, expectedKm, hold }: Worth): number {
  const [first, later] = keeps[hold];
  const newThen = rrp * 1.07 * 0.978 ** age;
  const aged = newThen * first ** Math.min(1, age) * later ** Math.max(0, age - 1);
  const driven = Math.max(0.78, Math.min(1.15, 1 - ((km - expectedKm) / 10_000) * 0.018));
  return Math.max(3_490, aged * driven);
}

/** Prices end as the trade likes them: `$25,990`, `$8,488`. */
export function retailPrice(value: number, ending: 990 | 888 | 490 | 950): number {
  return Math.max(ending, Math.round((value - ending) / 1000) * 1000 + ending);
}
