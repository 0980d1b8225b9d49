import { budgetOf } from '../../budget/budget.ts';
import type { RangeKey, ValueKey } from '../facets.ts';
import { searchLimits } from '../searchLimits.ts';
import type { NumericRange } from '../searchState.ts';
import { numberWords, pairPattern, singlePattern } from './amountPattern.ts';
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

type Groups = Readonly<Record<string, string | undefined>>;
type Kind = 'price' | 'km' | 'week' | 'seats' | 'year' | 'age';
type Mark = '' | '2';

function valueOf(groups: Groups, mark: Mark): number {
  const digits = (groups[`digits${mark}`] ?? '').toLowerCase();
  const value =
    numberWords[digits] ?? Number(digits.replaceAll(',', '') + (groups[`cents${mark}`] ?? ''));
  // `20-30k` is 20,000 to 30,000.
  const thousands = groups[`times${mark}`] ?? (value < 1000 && groups.times2);
  return thousands ? value * 1000 : value;
}

function isYear(groups: Groups, mark: Mark): boolean {
  const money = groups[`money${mark}`] ?? groups[`times${mark}`] ?? groups[`cents${mark}`];
  return !money && /^(?:19[5-9]|20[0-4])\d$/.test(groups[`digits${mark}`] ?? '');
}

/** The kind that a unit or an announcement says. */
function saidKind(groups: Groups): Kind | null {
  const { km, km2, leadKm, seats, seats2, leadSeats, week, week2, age, age2 } = groups;
  if (km ?? km2 ?? leadKm) return 'km';
  if (seats ?? seats2 ?? leadSeats) return 'seats';
  if (week ?? week2) return 'week';
  if (age ?? age2) return 'age';
  if (groups.leadYear) return 'year';
  return (groups.dollars ?? groups.dollars2 ?? groups.leadPrice) ? 'price' : null;
}

/** The kind of a number without a unit; a bare number below 10,000 may be a model, so it is none. */
function guessedKind(groups: Groups, value: number, bounded: boolean): Kind | null {
  const { money, money2, times, times2 } = groups;
  if (money ?? money2 ?? times ?? times2) return 'price';
  if (value >= 10_000) return 'price';
  return bounded && (value >= 1000 || (value >= 10 && value <= 500)) ? 'price' : null;
}

/** Shoppers leave out thousands: `under 30` and `under 80 kms`. */
function scaled(kind: Kind, groups: Groups, value: number): number {
  const dollars = groups.money ?? groups.money2 ?? groups.dollars ?? groups.dollars2;
  const short = kind === 'km' ? value < 1000 : kind === 'price' && !dollars && value <= 500;
  return short ? value * 1000 : value;
}

function sides(low: number | null, high: number | null): NumericRange {
  return { min: low, max: high };
}

const wholeKinds: readonly Kind[] = ['seats', 'year', 'age'];

type Limit = 'strictMax' | 'max' | 'strictMin' | 'min' | 'around' | 'none';

/** What the words round a single number make of it. */
function limitOf(groups: Groups): Limit {
  const { strictMax, max, orLess, lessInside, strictMin, min, orMore, moreInside } = groups;
  if (strictMax) return 'strictMax';
  if (max ?? orLess ?? lessInside) return 'max';
  if (strictMin) return 'strictMin';
  if (min ?? orMore ?? moreInside) return 'min';
  return (groups.around ?? groups.orSo) ? 'around' : 'none';
}

/** The bounds a single number sets: a bare amount is the most, bare seats and years are exact. */
function boundsOf(kind: Kind, limit: Limit, value: number): NumericRange {
  const isWhole = wholeKinds.includes(kind);
  const step = isWhole ? 1 : 0;
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
      return isWhole
        ? sides(value - 1, value + 1)
        : sides(Math.round(value * 0.9), Math.round(value * 1.1));
    case 'none':
      return isWhole ? sides(value, value) : sides(null, value);
  }
}

function isWithin(value: number, { min, max }: NumericRange): boolean {
  return (min === null || value >= min) && (max === null || value <= max);
}

/** Whole numbers of the stock within bounds, as values of their facet; an exact one even when unknown. */
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

function rangeMeaning(key: RangeKey, range: NumericRange): Meaning {
  return { kind: 'range', key, range };
}

function negated(year: number, age: number | null): number | null {
  return age === null ? null : year - age;
}

function budgeted(weekly: number | null): number | null {
  return weekly === null ? null : budgetOf(weekly, 0);
}

function meaningOf(kind: Kind, bounds: NumericRange, known: KnownNumbers): Meaning | null {
  const { min, max } = bounds;
  switch (kind) {
    case 'price':
    case 'km':
      return rangeMeaning(kind, bounds);
    case 'week':
      // Without subscriptions a weekly amount is a budget: five years of it (R4-27).
      return known.subscriptions
        ? rangeMeaning('subscription_price', bounds)
        : rangeMeaning('price', sides(budgeted(min), budgeted(max)));
    case 'seats':
      return valuesMeaning('seats', bounds, known.seats);
    case 'year':
      return valuesMeaning('year', bounds, known.years);
    case 'age':
      return valuesMeaning(
        'year',
        sides(negated(known.year, max), negated(known.year, min)),
        known.years,
      );
  }
}

function groupsAt(
  pattern: RegExp,
  text: string,
  at: number,
): { groups: Groups; end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match && { groups: match.groups ?? {}, end: pattern.lastIndex };
}

function pairMeaning(groups: Groups, known: KnownNumbers): Meaning | null {
  if (/and|&/i.test(groups.join ?? '') && !groups.between) return null;
  const [low = 0, high = 0] = [valueOf(groups, ''), valueOf(groups, '2')].toSorted((a, b) => a - b);
  const years = isYear(groups, '') && isYear(groups, '2') ? 'year' : null;
  const kind = saidKind(groups) ?? years ?? guessedKind(groups, high, groups.between !== undefined);
  const mixed = groups.times !== undefined && kind !== null && wholeKinds.includes(kind);
  if (kind === null || mixed) return null;
  return meaningOf(kind, sides(scaled(kind, groups, low), scaled(kind, groups, high)), known);
}

/** `under 2000` is dollars, `under 2015` and `before 2000` are years. */
function saysYear(groups: Groups): boolean {
  const { strictMax, max, orLess, digits } = groups;
  if (!isYear(groups, '')) return false;
  const below = strictMax ?? max ?? orLess;
  return !(below && digits?.endsWith('00')) || /before|older|prior|pre|earlier/i.test(below);
}

function singleMeaning(groups: Groups, known: KnownNumbers): Meaning | null {
  const value = valueOf(groups, '');
  const limit = limitOf(groups);
  const kind =
    saidKind(groups) ?? (saysYear(groups) ? 'year' : guessedKind(groups, value, limit !== 'none'));
  if (kind === null) return null;
  return meaningOf(kind, boundsOf(kind, limit, scaled(kind, groups, value)), known);
}

/** The amount, or pair of amounts, that starts at an offset: money, kilometres, seats, years, ages. */
export function readAmount(text: string, at: number, known: KnownNumbers): PlainPiece | null {
  const attempts = [
    [pairPattern, pairMeaning],
    [singlePattern, singleMeaning],
  ] as const;
  for (const [pattern, toMeaning] of attempts) {
    const found = groupsAt(pattern, text, at);
    const meaning = found && toMeaning(found.groups, known);
    if (meaning) return { start: at, end: found.end, meaning };
  }
  return null;
}
