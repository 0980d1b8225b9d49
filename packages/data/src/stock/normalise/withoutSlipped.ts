import type { RawRow } from '../fields/columns.ts';
import type { StockField } from '../fields/fields.ts';
import { isBlank } from '../fields/isBlank.ts';
import type { IdentifiedRow } from '../row/parseRow.ts';
import { readCondition } from '../row/readCondition.ts';
import { readNumber } from '../row/readNumber.ts';
import { slippedKinds } from './mendSlips.ts';
import type { Warn } from './warn.ts';

/** What a shopper would act on, and a neighbour's number would pass for. */
const AMOUNTS = [
  'price',
  'driveAwayPrice',
  'egcPrice',
  'beforePrice',
  'offerPrice',
  'subscriptionPrice',
  'weekly',
  'monthly',
  'km',
] as const satisfies readonly StockField[];

/** Values of fuel, gearbox, drive and body that stand in each other's columns: one may be a typo. */
const SURE = 2;

/** Of a status nobody knows, and unavailable (R3-03). */
const UNKNOWN = 'unknown';

function asYear(value: unknown): number | null {
  const year = /^\s*(?:19|20)\d\d\s*$/.test(String(value ?? '')) ? readNumber(value) : null;
  return year !== null && year >= 1950 ? year : null;
}

/**
 * A row without its amounts where its columns have slipped past them: the number under `Price` is
 * then the kilometres, and nobody would see it. Known by a year that stands as the badge and none as
 * the year, or by words that are all one column off and a year or kilometres that are none.
 */
export function withoutSlipped(given: IdentifiedRow, raw: RawRow, warn: Warn): IdentifiedRow {
  if (given.year !== undefined) {
    const wordsForKm = given.km === undefined && !isBlank(raw.km) && readNumber(raw.km) === null;
    if (!wordsForKm || slippedKinds(given) < SURE) return given;
    return withoutAmounts(given, raw, warn);
  }
  const yearAsBadge = isBlank(raw.year) ? null : asYear(given.badge);
  if (yearAsBadge !== null) {
    const { badge: _, ...rest } = withoutAmounts(given, raw, warn);
    return { ...rest, year: yearAsBadge };
  }
  const off =
    !isBlank(raw.year) || asYear(raw.price ?? raw.driveAwayPrice ?? raw.egcPrice) !== null;
  return off && slippedKinds(given) >= SURE ? withoutAmounts(given, raw, warn) : given;
}

function withoutAmounts(given: IdentifiedRow, raw: RawRow, warn: Warn): IdentifiedRow {
  const row = { ...given };
  // What stands there is of another column, a plate mostly, and would be a filter's value by itself.
  if (row.status !== undefined && readCondition(row.status) === null) row.status = UNKNOWN;
  const left: string[] = [];
  for (const field of AMOUNTS) {
    if (row[field] === undefined) continue;
    delete row[field];
    left.push(field);
  }
  const [first] = left;
  if (first === undefined) return row;
  const about = AMOUNTS.find((field) => field === first) ?? 'price';
  warn(
    about,
    raw[about],
    'the columns of the row have slipped, so it may be the number of another column',
    `Left out, with all amounts of the row: ${left.join(', ')}. Correct the row in the file.`,
  );
  return row;
}
