import { budgetOf } from '../../price/budgetOf.ts';
import type { RangeKey, ValueKey } from '../facets.ts';
import { mapRange } from '../mapRange.ts';
import { searchLimits } from '../searchLimits.ts';
import type { NumericRange } from '../searchState.ts';
import {
  amountPattern,
  type Kind,
  kinds,
  type Limit,
  limits,
  numberWords,
} from './amountPattern.ts';
import { type FoundAt, matchAt } from './matchAt.ts';
import { type Meaning, type PlainPiece, valuesMeaning } from './meaning.ts';

/** What a site's stock knows of numbers. */
export interface KnownNumbers {
  years: readonly number[];
  seats: readonly number[];
  /** Whether vehicles have a subscription price. */
  subscriptions: boolean;
  /** Current year in the site's zone, for `under 5 years old`. */
  year: number;
}

/** A number as written, and what the words round it say. */
interface Amount extends FoundAt {
  value: number;
  /** What a unit or an announcement says it counts. */
  said: Kind | undefined;
  limit: Limit | undefined;
  /** Said to be dollars or thousands. */
  money: boolean;
  /** Could be a year. */
  yearLike: boolean;
}

function isWhole(kind: Kind): boolean {
  return ['seats', 'year', 'age'].includes(kind);
}

function amountAt(text: string, at: number): Amount | null {
  const found = matchAt(amountPattern, text, at);
  if (!found) return null;
  const { groups } = found;
  const { digits = '', times, millions, dollar } = groups;
  // A bare `m` is as often a metre.
  if (millions === 'm' && !dollar) return null;
  const said = (name: string) => [1, 2, 3].some((place) => groups[name + place]);
  const money = Boolean(times ?? millions ?? dollar);
  const unit = (times ? 1000 : 1) * (millions ? 1_000_000 : 1);
  return {
    ...found,
    value: (numberWords[digits] ?? Number(digits.replace(/[,\s]/g, ''))) * unit,
    said: kinds.find(said),
    limit: limits.find(said),
    money,
    yearLike: !money && /^(?:19[5-9]|20[0-4])\d$/.test(digits),
  };
}

/** `under 2000` is dollars, `under 2015` and `before 2000` are years. */
function saysYear({ yearLike, value, limit, text }: Amount): boolean {
  return (
    yearLike && (value % 100 > 0 || !limit?.endsWith('ax') || /before|older|pre|earlier/.test(text))
  );
}

/** The kind of a number without a unit; a bare one below 10,000 may be a model, so it is none. */
function guessedKind({ money, value }: Amount, limit: Limit | undefined): Kind | null {
  return money || value >= 10_000 || (limit && (value >= 1000 || (value >= 10 && value <= 500)))
    ? 'price'
    : null;
}

/** Shoppers leave out thousands: `under 30` and `under 80 kms`. */
function scaled(kind: Kind, { value, groups }: Amount): number {
  const isShort =
    kind === 'km'
      ? value < 1000
      : kind === 'price' && !groups['dollar'] && !groups['price2'] && value <= 500;
  return isShort ? value * 1000 : value;
}

function sides(min: number | null, max: number | null): NumericRange {
  return { min, max };
}

/** The bounds a single number sets: a bare amount is the most, bare seats and years are exact. */
function boundsOf(kind: Kind, limit: Limit | undefined, value: number): NumericRange {
  const step = isWhole(kind) ? 1 : 0;
  const slack = step || value / 10;
  switch (limit) {
    case 'strictMax':
      return sides(null, value - step);
    case 'max':
      return sides(null, value);
    case 'strictMin':
      return sides(value + step, null);
    case 'min':
      return sides(value, null);
    case 'around':
      return sides(Math.round(value - slack), Math.round(value + slack));
    default:
      return sides(step ? value : null, value);
  }
}

/** Whole numbers of the stock within bounds as values of their facet; an exact one even if unknown. */
function wholeMeaning(
  key: ValueKey,
  { min, max }: NumericRange,
  known: readonly number[],
): Meaning | null {
  const inside = known.filter((value) => value >= (min ?? 0) && value <= (max ?? value));
  const values = min !== null && min === max ? [min] : inside;
  // Of more values than a search takes, the newest years.
  const newest = values.toSorted((a, b) => b - a).slice(0, searchLimits.valuesPerFacet);
  return newest.length > 0 ? valuesMeaning({ [key]: newest.map(String) }, min !== max) : null;
}

function meaningOf(kind: Kind, bounds: NumericRange, known: KnownNumbers): Meaning | null {
  const range = (key: RangeKey, range = bounds): Meaning => ({ kind: 'range', key, range });
  const born = (age: number) => known.year - age;
  const budget = (weekly: number) => budgetOf(weekly, 0);
  switch (kind) {
    case 'week':
      // Without subscriptions a weekly amount is a budget: five years of it (R4-27).
      return known.subscriptions
        ? range('subscription_price')
        : range('price', mapRange(bounds, budget));
    case 'seats':
      return wholeMeaning(kind, bounds, known.seats);
    case 'year':
      return wholeMeaning(kind, bounds, known.years);
    case 'age': {
      const { min: newest, max: oldest } = mapRange(bounds, born);
      return wholeMeaning('year', sides(oldest, newest), known.years);
    }
    default:
      return range(kind);
  }
}

const JOIN = /\s?(?:(?<and>and|&)|-|–|to)\s?/y;

/** The second number of `20-30k`, `2015 to 2018`, `between 20k and 30k`. */
function partnerOf(text: string, { limit, groups, end }: Amount): Amount | null {
  const joined = matchAt(JOIN, text, end);
  const isBetween = limit === 'between';
  const opens = !limit || isBetween || groups['min1'] === 'from';
  if (!joined || !opens || (joined.groups['and'] && !isBetween)) return null;
  const second = amountAt(text, joined.end);
  return second?.limit ? null : second;
}

function singleMeaning(amount: Amount, known: KnownNumbers): Meaning | null {
  const { said, limit } = amount;
  const kind = said ?? (saysYear(amount) ? 'year' : guessedKind(amount, limit));
  return kind && meaningOf(kind, boundsOf(kind, limit, scaled(kind, amount)), known);
}

function pairMeaning(first: Amount, second: Amount, known: KnownNumbers): Meaning | null {
  const years = first.yearLike && second.yearLike ? 'year' : null;
  const kind = first.said ?? second.said ?? years ?? guessedKind(second, first.limit);
  if (!kind || (first.money && isWhole(kind))) return null;
  // The thousands of the second count for both.
  const isShort = second.groups['times'] && !first.groups['times'] && first.value < 1000;
  const value = first.value * (isShort ? 1000 : 1);
  const [low, high] = [scaled(kind, { ...first, value }), scaled(kind, second)];
  return meaningOf(kind, sides(Math.min(low, high), Math.max(low, high)), known);
}

/**
 * The amount, or pair of amounts, that starts at an offset: money, kilometres, seats, years, ages.
 *
 * @param text in lower case
 */
export function readAmount(text: string, at: number, known: KnownNumbers): PlainPiece | null {
  const first = amountAt(text, at);
  if (!first) return null;
  const second = partnerOf(text, first);
  const pair = second && pairMeaning(first, second, known);
  const meaning = pair ?? singleMeaning(first, known);
  return meaning && { start: at, end: (pair ? second : first).end, meaning };
}
