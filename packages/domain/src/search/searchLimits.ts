import { mapRange } from './mapRange.ts';
import type { NumericRange } from './searchState.ts';

/** Bounds of a search, so that no URL can ask for unbounded work (R14-02 to R14-04). */
export const searchLimits = {
  /** Characters of a query string that are read at all. */
  queryString: 65_536,
  /** Characters of the text query. */
  query: 200,
  /** Characters of one value; a longer one is ignored. */
  value: 80,
  valuesPerFacet: 20,
  /** Values of all facets together. */
  values: 60,
  page: 200,
} as const;

const CONTROLS = /[\p{Cc}\u2028\u2029]/u;

/** Text as a search keeps it: one line, single spaces, no half characters, bounded. */
export function normalQuery(text: string): string {
  const line = text.slice(0, 4 * searchLimits.query).replace(/[\p{Cc}\s]+/gu, ' ');
  return line.trim().slice(0, searchLimits.query).toWellFormed().trim();
}

/** Whether a text can be a facet value: not empty, not over long, no control or half characters. */
export function isValue(text: string): boolean {
  return (
    text !== '' && text.length <= searchLimits.value && text.isWellFormed() && !CONTROLS.test(text)
  );
}

/** Chosen values in normal form: valid ones, each once, at most 20, sorted. */
export function normalValues(values: Iterable<string>): readonly string[] {
  const distinct = new Set([...values].filter(isValue));
  return [...distinct].slice(0, searchLimits.valuesPerFacet).toSorted();
}

/** The page a text names; anything but digits is page 1 (R2-40). */
export function pageOf(text: string): number {
  return normalPage(/^\d+$/.test(text) ? Number(text) : 1);
}

/** A page from 1 to 200; anything else is page 1, a larger number is 200 (R2-40). */
export function normalPage(page: number): number {
  return page >= 1 ? Math.min(Math.floor(page), searchLimits.page) : 1;
}

function isBound(bound: number | null): boolean {
  return bound === null || (bound >= 0 && bound <= 999_999_999);
}

/** To the cent, and never minus zero: the precision a URL carries. */
function toCent(bound: number): number {
  return Math.round(bound * 100) / 100 + 0;
}

/** A range of these bounds; `null` when both are open, reversed or out of reason (R5-05). */
export function normalRange(range: NumericRange): NumericRange | null {
  const { min, max } = range;
  if ((min === null && max === null) || !isBound(min) || !isBound(max)) return null;
  return min !== null && max !== null && min > max ? null : mapRange(range, toCent);
}
