import {
  rangeFacet,
  rangeKeys,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { create, insertMultiple, search } from '@orama/orama';
import { type Engine, HITS_PER_PAGE, type Query } from '../engine.ts';
import { textOf } from './plainLoop.ts';

const schema = {
  text: 'string',
  rank: 'number',
  created_at: 'number',
  ...Object.fromEntries(valueKeys.map((key) => [key, 'enum[]'])),
  ...Object.fromEntries(rangeKeys.map((key) => [key, 'number'])),
} as Record<string, 'string' | 'number' | 'enum[]'>;

const sortBy = {
  relevance: { property: 'rank', order: 'DESC' },
  latest: { property: 'created_at', order: 'DESC' },
  price_desc: { property: 'price', order: 'DESC' },
  price_asc: { property: 'price', order: 'ASC' },
} as const;

/** Orama, asked as its manual says; a refined facet's own counts need a search of their own. */
export async function orama(vehicles: readonly Vehicle[]): Promise<Engine> {
  const index = create({ schema });
  await insertMultiple(index, vehicles.map(documentOf) as never, 2_000);

  async function ask(query: Query, facets: readonly ValueKey[], except?: ValueKey) {
    const answer = await search(index, {
      term: query.query,
      properties: ['text'],
      threshold: 0,
      where: where(query, except) as never,
      facets: Object.fromEntries(facets.map((key) => [key, { limit: 10_000 }])) as never,
      sortBy: sortBy[query.sort],
      limit: except === undefined ? HITS_PER_PAGE : 0,
      offset: except === undefined ? (query.page - 1) * HITS_PER_PAGE : 0,
    });
    const counts = (answer.facets ?? {}) as Record<string, { values: Record<string, number> }>;
    return { count: answer.count, counts };
  }

  return {
    name: 'Orama',
    async ask(query) {
      const refined = valueKeys.filter((key) => (query.values[key]?.length ?? 0) > 0);
      const main = await ask(query, valueKeys);
      const facets = Object.fromEntries(
        valueKeys.map((key) => [key, main.counts[key]?.values ?? {}]),
      );
      for (const key of refined) {
        facets[key] = (await ask(query, [key], key)).counts[key]?.values ?? {};
      }
      return { count: main.count, facets };
    },
  };
}

function documentOf(vehicle: Vehicle) {
  const numbers = rangeKeys.flatMap((key) => {
    const number = rangeFacet(key).numberOf(vehicle);
    return number === null ? [] : [[key, number] as const];
  });
  return {
    id: vehicle.id,
    text: textOf(vehicle),
    rank: vehicle.customRank ?? 0,
    created_at: vehicle.createdAt ?? 0,
    ...Object.fromEntries(valueKeys.map((key) => [key, valueFacet(key).valuesOf(vehicle)])),
    ...Object.fromEntries(numbers),
  };
}

function where({ values, ranges }: Query, except?: ValueKey): Record<string, unknown> {
  const conditions: Record<string, unknown> = {};
  for (const key of valueKeys) {
    const chosen = values[key];
    if (chosen?.length && key !== except) conditions[key] = { containsAny: chosen };
  }
  for (const key of rangeKeys) {
    const range = ranges[key];
    if (range) conditions[key] = { between: [range.min ?? 0, range.max ?? 1e12] };
  }
  return conditions;
}
