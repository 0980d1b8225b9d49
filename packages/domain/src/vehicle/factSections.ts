import { repeats } from './repeats.ts';
import type { SpecKey, SpecRow } from './specRows.ts';

/** A vehicle's specification rows by the section that prints them: each fact stands once a page. */
export interface FactSections {
  /** `Key information`: what a shopper compares first. */
  key: readonly SpecRow[];
  /** `Car Details`: what names this one vehicle, as its papers do. */
  details: readonly SpecRow[];
  /** `All Specifications`: every other row. */
  all: readonly SpecRow[];
}

const key: readonly SpecKey[] = [
  'km',
  'drive',
  'engineSize',
  'seats',
  'sleeps',
  'bodyLength',
  'tareWeight',
  'aggregateTrailerMass',
  'colour',
  'transmission',
  'fuel',
  'body',
  'doors',
  'fuelConsumptionCombined',
  'ancapRating',
];

const details: readonly SpecKey[] = [
  'stockNumber',
  'rego',
  'regoExpiry',
  'vin',
  'buildDate',
  'complianceDate',
];

/**
 * Rows of `specRows` by section, each in its place once.
 *
 * @param said facts that stand at the head of the page: `45,000 km`, `Diesel`, `Sleeps 4`
 */
export function factSections(rows: readonly SpecRow[], said: readonly string[]): FactSections {
  const news = rows.filter(
    (row) =>
      !repeats(row, rows) &&
      !said.includes(row.value) &&
      !said.includes(`${row.label} ${row.value}`),
  );
  const of = (keys: readonly SpecKey[]) =>
    keys.flatMap((wanted) => news.find((row) => row.key === wanted) ?? []);
  return {
    key: of(key),
    details: of(details),
    all: news.filter((row) => ![...key, ...details].includes(row.key)),
  };
}
