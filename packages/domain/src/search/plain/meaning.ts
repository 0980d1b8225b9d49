import type { RangeKey } from '../facets.ts';
import { normalValues } from '../searchLimits.ts';
import type { NumericRange, SearchState } from '../searchState.ts';
import type { SortKey } from '../sort.ts';

/** What a piece of plain text asks for. */
export type Meaning =
  | {
      kind: 'values';
      values: SearchState['values'];
      /** From a bound such as `2018 or newer`: two of them must both hold. */
      bound: boolean;
    }
  | { kind: 'range'; key: RangeKey; range: NumericRange }
  | { kind: 'sort'; sort: SortKey };

/** A meaning and where its words stand. */
export interface PlainPiece {
  /** Offsets into the text, `end` exclusive, in UTF-16 units as of `String.slice`. */
  start: number;
  end: number;
  meaning: Meaning;
}

/** The meaning of facet values, each list in normal form. */
export function valuesMeaning(values: SearchState['values'], bound = false): Meaning {
  const lists = Object.entries(values).map(([key, list]) => [key, normalValues(list)]);
  return { kind: 'values', values: Object.fromEntries(lists), bound };
}
