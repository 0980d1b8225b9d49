import type { StockDocument } from '../document/stockSchema.ts';
import { codesOf } from '../document/toDocument.ts';

/** Fields that filters may name. */
export type FilterField = Exclude<keyof StockDocument, 'id' | 'vehicle'>;

/**
 * What a document must be. Filters are built from these and printed in one place, so that no text
 * from a URL ever takes part in writing one (R12-04).
 */
export type Filter =
  | { kind: 'all' | 'any'; of: readonly Filter[] }
  /** At least one of the codes. */
  | { kind: 'is'; field: FilterField; codes: readonly string[] }
  | { kind: 'flag'; field: FilterField; on: boolean }
  | { kind: 'number'; field: FilterField; sign: '>' | '>=' | '<='; than: number };

/** What no document is. */
export const nothing: Filter = { kind: 'any', of: [] };

export function isNothing(filter: Filter): boolean {
  return filter.kind === 'any' && filter.of.length === 0;
}

export function all(...of: readonly Filter[]): Filter {
  return of.some(isNothing) ? nothing : group('all', of);
}

export function any(...of: readonly Filter[]): Filter {
  return group('any', of);
}

/** Groups of one kind are one group, and a group of one is that one. */
function group(kind: 'all' | 'any', of: readonly Filter[]): Filter {
  const parts = of.flatMap((filter) => (filter.kind === kind ? filter.of : [filter]));
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : { kind, of: parts };
}

/** A field that has at least one of these codes. */
export function isCode(field: FilterField, codes: readonly string[]): Filter {
  return codes.length === 0 ? nothing : { kind: 'is', field, codes };
}

/** A field that has at least one of these values; a value without a code is in no document. */
export function isValue(field: FilterField, values: readonly string[]): Filter {
  return isCode(field, codesOf(values));
}

export function isOn(field: FilterField, on: boolean): Filter {
  return { kind: 'flag', field, on };
}

/** @param than a whole number */
export function isNumber(field: FilterField, sign: '>' | '>=' | '<=', than: number): Filter {
  return { kind: 'number', field, sign, than };
}

/** What a filter counts toward Typesense's limit: its clauses, and the operators between them. */
export function operationsOf(filter: Filter): number {
  if ((filter.kind !== 'all' && filter.kind !== 'any') || filter.of.length === 0) return 1;
  return filter.of.reduce((sum, part) => sum + operationsOf(part), filter.of.length - 1);
}
