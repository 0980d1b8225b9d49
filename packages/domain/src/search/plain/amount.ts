import { budgetOf } from '../../budget/budget.ts';
import type { RangeKey, ValueKey } from '../facets.ts';
import { searchLimits } from '../searchLimits.ts';
import type { NumericRange } from '../searchState.ts';
import { type AmountGroups, amountPattern, numberWords } from './amountPattern.ts';
import type { Meaning, PlainPiece } from './meaning.ts';

/** What a site's stock knows of numbers. */
export interface KnownNumbers {
  years: readonly number[];
  seats: readonly number[];
  /** Whether vehicles have a subscription price. */
  subscriptions: boolean;
  /** Current year in the site's zone, for `under 5 years old`. */
  year: number;
}

type Kind = 'price' | 'km' | 'week' | 'seats' | 'year' | 'age';
type Limit = 'strictMax' | 'max' | 'strictMin' | 'min' | 'around' | 'between' | null;

const wholeKinds: readonly (Kind | null)[] = ['seats', 'year', 'age'];

/** A number as written, and what the words round it say. */
interface Amount {
  groups: AmountGroups;
  value: number;
  end: number;
  /** What a unit or an announcement says it counts. */
  said: Kind | null;
  limit: Limit;
  /** Said to be dollars or thousands. */
  money: boolean;
  /** Could be a year. */
  yearLike: boolean;
}

function saidKind(groups: AmountGroups): Kind | null {
  if (groups.km ?? groups.leadKm) return 'km';
  if (groups.seats ?? groups.leadSeats) return 'seats';
  if (groups.week) return 'week';
  if (groups.age) return 'age';
  if (groups.leadYear) return 'year';
  return (groups.dollars ?? groups.leadPrice) ? 'price' : null;
}

function limitOf(groups: AmountGroups): Limit {
  if (groups.strictMax) return 'strictMax';
  if (groups.max ?? groups.orLess ?? groups.lessInside) return 'max';
  if (groups.strictMin) return 'strictMin';
  if (groups.min ?? groups.orMore ?? groups.moreInside) return 'min';
  if (groups.around ?? groups.orSo) return 'around';
  return groups.between ? 'between' : null;
}

function amountAt(text: string, at: number): Amount | null {
  amountPattern.lastIndex = at;
  const groups: AmountGroups | undefined = amountPattern.exec(text)?.groups;
  if (!groups) return null;
  const { digits = '', cents = '', times } = groups;
  const number = numberWords[digits] ?? Number(digits.replaceAll(',', '') + cents);
  const money = Boolean(times ?? groups.money);
  return {
    groups,
    value: times ? number * 1000 : number,
    end: amountPattern.lastIndex,
    said: saidKind(groups),
    limit: limitOf(groups),
    money,
    yearLike: !money && !cents && /^(?:19[5-9]|20[0-4])\d$/.test(digits),
  };
}

/** The kind of a number without a unit; a bare one below 10,000 may be a model, so it is none. */
function guessedKind({ money, value, limit }: Amount): Kind | null {
  if (money || value >= 10_000) return 'price';
  return limit && (value >= 1000 || (value >= 10 && value <= 500)) ? 'price' : null;
}

/** Shoppers leave out thousands: `under 30` and `under 80 kms`. */
function scaled(kind: Kind, { value, groups }: Amount): number {
  const dollars = groups.money ?? groups.dollars;
  const short = kind === 'km' ? value < 1000 : kind === 'price' && !dollars && value <= 500;
  return short ? value * 1000 : value;
}

function sides(min: number | null, max: number | null): NumericRange {
  return { min, max };
}

/** The bounds a single number sets: a bare amount is the most, bare seats and years are exact. */
function boundsOf(kind: Kind, limit: Limit, value: number): NumericRange {
  const isWhole = wholeKinds.includes(kind);
  const step = isWhole ? 1 : 0;
  switch (limit) {
    case 'strictMax':
      return sides(null, value - step);
    case 'strictMin':
      return sides(value + step, null);
    case 'min':
      return sides(value, null);
    case 'around':
      return isWhole
        ? sides(value - 1, value + 1)
        : sides(Math.round(value * 0.9), Math.round(value * 1.1));
    default:
      return sides(isWhole && limit !== 'max' ? value : null, value);
  }
}

function isWithin(value: number, { min, max }: NumericRange): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** Whole numbers of the stock within bounds as values of their facet; an exact one even if unknown. */
function valuesMeaning(
  key: ValueKey,
  bounds: NumericRange,
  known: readonly number[],
): Meaning | null {
  const exact = bounds.min === bounds.max ? bounds.min : null;
  const inside = exact === null ? known.filter((value) => isWithin(value, bounds)) : [exact];
  // Of more values than a search takes, the newest years.
  const values = inside.toSorted((a, b) => b - a).slice(0, searchLimits.valuesPerFacet);
  return values.length === 0
    ? null
    : { kind: 'values', values: { [key]: values.map(String) }, bound: exact === null };
}

function mapSide(side: number | null, convert: (side: number) => number): number | null {
  return side === null ? null : convert(side);
}

function meaningOf(kind: Kind, { min, max }: NumericRange, known: KnownNumbers): Meaning | null {
  const range = (key: RangeKey, bounds: NumericRange): Meaning => ({
    kind: 'range',
    key,
    range: bounds,
  });
  const born = (age: number) => known.year - age;
  const budget = (weekly: number) => budgetOf(weekly, 0);
  switch (kind) {
    case 'price':
    case 'km':
      return range(kind, sides(min, max));
    case 'week':
      // Without subscriptions a weekly amount is a budget: five years of it (R4-27).
      return known.subscriptions
        ? range('subscription_price', sides(min, max))
        : range('price', sides(mapSide(min, budget), mapSide(max, budget)));
    case 'seats':
      return valuesMeaning('seats', sides(min, max), known.seats);
    case 'year':
      return valuesMeaning('year', sides(min, max), known.years);
    case 'age':
      return valuesMeaning('year', sides(mapSide(max, born), mapSide(min, born)), known.years);
  }
}

/** `under 2000` is dollars, `under 2015` and `before 2000` are years. */
function saysYear({ yearLike, groups, limit }: Amount): boolean {
  const below = limit === 'max' || limit === 'strictMax';
  if (!yearLike || !below || !groups.digits?.endsWith('00')) return yearLike;
  return /before|older|pre|earlier/.test(`${groups.strictMax} ${groups.orLess}`);
}

function singlePiece(start: number, amount: Amount, known: KnownNumbers): PlainPiece | null {
  const kind = amount.said ?? (saysYear(amount) ? 'year' : guessedKind(amount));
  const bounds = kind && boundsOf(kind, amount.limit, scaled(kind, amount));
  const meaning = bounds && meaningOf(kind, bounds, known);
  return meaning && { start, end: amount.end, meaning };
}

const join = /\s?(?:(?<and>and|&)|-|–|to)\s?/y;

/** The second number of `20-30k`, `2015 to 2018`, `between 20k and 30k`. */
function partnerOf(text: string, first: Amount): Amount | null {
  join.lastIndex = first.end;
  const joined = join.exec(text)?.groups;
  const opens = first.limit === null || first.limit === 'between' || first.groups.min === 'from';
  if (!joined || !opens || (joined.and && first.limit !== 'between')) return null;
  const second = amountAt(text, join.lastIndex);
  return second?.limit === null ? second : null;
}

function pairPiece(
  start: number,
  first: Amount,
  second: Amount,
  known: KnownNumbers,
): PlainPiece | null {
  const years = first.yearLike && second.yearLike ? 'year' : null;
  const kind = first.said ?? second.said ?? years ?? guessedKind({ ...second, limit: first.limit });
  if (kind === null || (first.money && wholeKinds.includes(kind))) return null;
  // The thousands of the second count for both.
  const isShort = second.groups.times && !first.groups.times && first.value < 1000;
  const low = isShort ? { ...first, value: first.value * 1000 } : first;
  const [min = 0, max = 0] = [scaled(kind, low), scaled(kind, second)].toSorted((a, b) => a - b);
  const meaning = meaningOf(kind, sides(min, max), known);
  return meaning && { start, end: second.end, meaning };
}

/**
 * The amount, or pair of amounts, that starts at an offset: money, kilometres, seats, years, ages.
 *
 * @param text in lower case
 */
export function readAmount(text: string, at: number, known: KnownNumbers): PlainPiece | null {
  const first = amountAt(text, at);
  const second = first && partnerOf(text, first);
  const pair = first && second && pairPiece(at, first, second, known);
  return pair ?? (first && singlePiece(at, first, known));
}
