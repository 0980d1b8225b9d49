import {
  compareVehicles,
  type RangeKey,
  rangeFacet,
  rangeKeys,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { type Found, HITS_PER_PAGE, isWithin, type Query } from '../engine.ts';

/** A vehicle with its facet values at hand. */
export interface Row {
  vehicle: Vehicle;
  values: ReadonlyMap<ValueKey, readonly string[]>;
  numbers: ReadonlyMap<RangeKey, number | null>;
}

export function rowOf(vehicle: Vehicle): Row {
  return {
    vehicle,
    values: new Map(valueKeys.map((key) => [key, valueFacet(key).valuesOf(vehicle)])),
    numbers: new Map(rangeKeys.map((key) => [key, rangeFacet(key).numberOf(vehicle)])),
  };
}

/** Filters, counts and sorts rows one by one, as anybody would write it. */
export function facetLoop(rows: readonly Row[], query: Query): Found {
  const refined = valueKeys.filter((key) => (query.values[key]?.length ?? 0) > 0);
  const ranged = rangeKeys.filter((key) => query.ranges[key] !== undefined);
  const facets: Partial<Record<ValueKey, Record<string, number>>> = {};
  // Without a prototype: a tag may be called `toString`.
  for (const key of valueKeys) facets[key] = Object.create(null);
  const matching: Vehicle[] = [];

  for (const { vehicle, values, numbers } of rows) {
    if (ranged.some((key) => !isWithin(query, key, numbers.get(key)!))) continue;
    const failed = refined.filter(
      (key) => !values.get(key)!.some((value) => query.values[key]!.includes(value)),
    );
    if (failed.length > 1) continue;
    if (failed.length === 0) matching.push(vehicle);
    // A facet's own refinement does not limit its counts.
    for (const key of failed.length === 0 ? valueKeys : failed) {
      const counts = facets[key]!;
      for (const value of new Set(values.get(key))) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  const from = (query.page - 1) * HITS_PER_PAGE;
  matching.sort(compareVehicles(query.sort)).slice(from, from + HITS_PER_PAGE);
  return { count: matching.length, facets };
}
