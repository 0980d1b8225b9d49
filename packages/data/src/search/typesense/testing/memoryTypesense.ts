import { rangeKeys } from '@forecourt/domain';
import type { Filter } from '../filter/filter.ts';
import type { SearchParameters } from '../query/searchParameters.ts';
import { filtersOf, MOST_OPERATIONS, operationsIn } from './filterOperations.ts';
import { parseFilter } from './parseFilter.ts';

/** A document as it was imported. */
type Kept = Readonly<Record<string, unknown>>;

/**
 * What Typesense answers to a `multi_search`, as its documentation defines it, over documents in
 * memory. It is no engine: it looks at every document, and knows only what is asked of it here.
 * Like the real one it compares words without case and signs, cuts them at a hundred, and refuses
 * a filter of more than a hundred clauses and operators.
 */
export function memoryTypesense(
  documents: readonly object[],
  factsOf: (collection: string) => AnsweringCollection = (collection) => ({
    collection_name: collection,
    out_of: documents.length,
  }),
) {
  return (searches: readonly SearchParameters[]): unknown => ({
    results: searches.map((search) =>
      answer(documents as readonly Kept[], search, factsOf(search.collection)),
    ),
  });
}

/** What an answer tells of the collection that it is from, where an alias was asked. */
export interface AnsweringCollection {
  collection_name: string;
  /** Documents in it. */
  out_of: number;
}

function answer(
  documents: readonly Kept[],
  search: SearchParameters,
  { collection_name, out_of }: AnsweringCollection,
): unknown {
  if (filtersOf(search).some((filter) => operationsIn(filter) > MOST_OPERATIONS)) {
    const error = `\`filter_by\` has too many operations. Maximum allowed: ${MOST_OPERATIONS}.`;
    return { code: 400, error };
  }
  const filter = parseFilter(search.filter_by);
  const found = documents.filter((document) => matches(document, filter));
  const sorted = search.sort_by ? found.toSorted(comparison(search.sort_by)) : found;
  const start = (search.page - 1) * search.per_page;
  return {
    found: found.length,
    out_of,
    page: search.page,
    search_time_ms: 1,
    request_params: { collection_name, q: search.q, per_page: search.per_page },
    hits: sorted.slice(start, start + search.per_page).map((document) => ({
      document: included(document, search.include_fields),
      highlights: [],
      text_match: 0,
    })),
    facet_counts: facetsOf(search.facet_by ?? '').map((facet) =>
      facetAnswer(found, facet, search.max_facet_values ?? 10),
    ),
  };
}

function included(document: Kept, fields = ''): Kept {
  return Object.fromEntries(fields.split(',').map((name) => [name, document[name]]));
}

function matches(document: Kept, filter: Filter): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => matches(document, part));
    case 'any':
      return filter.of.some((part) => matches(document, part));
    case 'is': {
      const held = [document[filter.field]].flat().map((value) => normal(String(value)));
      return filter.codes.some((code) => held.includes(normal(code)));
    }
    case 'flag':
      return document[filter.field] === filter.on;
    case 'number':
      return compare(document[filter.field], filter.sign, filter.than);
  }
}

/** The words of a text as Typesense compares them. */
function normal(text: string): string {
  return text
    .split(/\s+/)
    .map((word) =>
      word
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 100),
    )
    .join(' ');
}

function compare(held: unknown, sign: '>' | '>=' | '<=', than: number): boolean {
  // A document without the field is in no comparison.
  if (typeof held !== 'number') return false;
  if (sign === '>') return held > than;
  return sign === '>=' ? held >= than : held <= than;
}

type Compare = (a: Kept, b: Kept) => number;

function comparison(sortBy: string): Compare {
  const evaluated = /^_eval\(\[ (.*) \]\):desc,/.exec(sortBy);
  const fields = sortBy.slice(evaluated?.[0].length ?? 0).split(',');
  const compares = fields.map(byField);
  if (evaluated !== null) {
    const scores = [...evaluated[1]!.matchAll(/\((.*?)\):(\d+)(?:, (?=\()|$)/g)].map(
      ([, filter, score]) => ({ filter: parseFilter(filter!), score: Number(score) }),
    );
    const scoreOf = (document: Kept) =>
      scores.find(({ filter }) => matches(document, filter))?.score ?? 0;
    compares.unshift((a, b) => scoreOf(b) - scoreOf(a));
  }
  return (a, b) => {
    for (const one of compares) {
      const order = one(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function byField(field: string): Compare {
  const [name = '', direction] = field.split(':');
  const step = direction === 'desc' ? -1 : 1;
  return (a, b) => {
    const [left, right] = [a[name] as string | number, b[name] as string | number];
    return left === right ? 0 : left < right ? -step : step;
  };
}

interface AskedFacet {
  name: string;
  bands: readonly { label: string; from: number; to: number }[];
}

/** `make,price` or `price(b0:[0, 10], b1:[10, 21])`. */
function facetsOf(facetBy: string): AskedFacet[] {
  const banded = /^([a-z_]+)\((.*)\)$/.exec(facetBy);
  if (banded === null) {
    const names = facetBy === '' ? [] : facetBy.split(',');
    return names.map((name) => ({ name, bands: [] }));
  }
  const bands = [...banded[2]!.matchAll(/(\w+):\[(-?\d+), (-?\d+)\]/g)].map(
    ([, label, from, to]) => ({ label: label!, from: Number(from), to: Number(to) }),
  );
  return [{ name: banded[1]!, bands }];
}

/** Values with their counts, the most frequent first, no more than asked for; stats of numbers. */
function facetAnswer(found: readonly Kept[], { name, bands }: AskedFacet, most: number) {
  const counts = new Map<string, number>();
  const numbers: number[] = [];
  for (const document of found) {
    for (const value of [document[name] ?? []].flat()) {
      if (typeof value === 'number') numbers.push(value);
      const band = bands.find(({ from, to }) => Number(value) >= from && Number(value) < to);
      const label = bands.length > 0 ? band?.label : String(value);
      if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
    }
  }
  const isNumeric = (rangeKeys as readonly string[]).includes(name);
  const stats = { min: Math.min(...numbers), max: Math.max(...numbers) };
  return {
    field_name: name,
    sampled: false,
    counts: [...counts]
      .map(([value, count]) => ({ value, count, highlighted: value }))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, most),
    stats: { total_values: counts.size, ...(isNumeric && numbers.length > 0 && stats) },
  };
}
