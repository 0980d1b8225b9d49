import { type RangeKey, rangeKeys, type ValueKey, valueKeys } from '@forecourt/domain';

interface SchemaField {
  name: string;
  type: 'string' | 'string[]' | 'bool' | 'int32' | 'int64' | 'float';
  facet?: boolean;
  sort?: boolean;
  index?: boolean;
  optional?: boolean;
}

/** A vehicle as Typesense keeps it. Values and words are in code (`codeOf`), instants are ms. */
export type StockDocument = {
  /** The vehicle's own. */
  id: string;
  /** The site's slug in code. Every filter begins and ends with it, and every hit is checked (R12-04). */
  site: string;
  /**
   * The whole vehicle as JSON, neither indexed nor held in memory by Typesense: what is shown and
   * what is counted come from one answer of one stock version (R2-60).
   */
  vehicle: string;
  shown: boolean;
  sold: boolean;
  /** 0 when it is not known. */
  sold_at: number;
  /** 0 when it is not known. */
  created_at: number;
  photos: number;
  /** Custom rank; missing is 0 (R2-34). */
  rank: number;
  /** Hundredths; missing is 0. */
  price_desc: number;
  /** Hundredths; a price of 10 dollars or less comes after the others (R2-38). */
  price_asc: number;
  /**
   * Settles ties of rank: the digit of `displayOrder`, then the id as ids order by code unit, whatever
   * Typesense makes of capitals and signs (R2-37). One field, since it takes three orders at most.
   */
  id_order: string;
  /** Terms that text is compared with, names joined and split (`vehicleTerms`). */
  words: readonly string[];
  /** Words of the stock number: `e` and the word, and `b` and each of its beginnings. */
  stock: readonly string[];
} & { [Key in ValueKey]: readonly string[] } & { [Key in RangeKey]?: number };

const text = { type: 'string' } as const;
const numbers = ['sold_at', 'created_at', 'price_desc', 'price_asc'] as const;

/** The shape of a site's collection, without its name. The facets are those of the domain's table. */
export const stockSchema: { readonly fields: readonly SchemaField[] } = {
  fields: [
    { ...text, name: 'site' },
    { ...text, name: 'vehicle', index: false, optional: true },
    { name: 'shown', type: 'bool' },
    { name: 'sold', type: 'bool' },
    ...numbers.map((name): SchemaField => ({ name, type: 'int64' })),
    { name: 'photos', type: 'int32' },
    { name: 'rank', type: 'float' },
    { ...text, name: 'id_order', sort: true },
    { name: 'words', type: 'string[]', facet: true },
    { name: 'stock', type: 'string[]' },
    ...valueKeys.map((name): SchemaField => ({ name, type: 'string[]', facet: true })),
    ...rangeKeys.map((name): SchemaField => ({ name, type: 'int64', facet: true, optional: true })),
  ],
};
