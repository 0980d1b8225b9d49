import {
  compareVehicles,
  rangeFacet,
  rangeKeys,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import type { Column } from './column.ts';
import { createColumnDraft } from './columnDraft.ts';
import { listingOf } from './listing.ts';
import { createOrders, sortedPlaces } from './sortOrders.ts';
import type { StockIndex } from './stockIndex.ts';
import { addVehicleTexts, createTextDraft } from './textIndex.ts';

export interface IndexedVehicles {
  index: StockIndex;
  /** By document number. */
  vehicles: readonly Vehicle[];
}

/** An index being filled. */
export interface StockIndexDraft {
  add(vehicle: Vehicle): void;
  /** Makes the index in a few dozen steps, so that others can have a turn in between. */
  finish(): Generator<undefined, IndexedVehicles>;
}

export function createStockIndexDraft(): StockIndexDraft {
  const arrived: Vehicle[] = [];
  const text = createTextDraft();
  const facets = valueKeys.map((key) => attribute(key, valueFacet(key).valuesOf));
  const ranges = rangeKeys.map((key) => numberAttribute(key, rangeFacet(key).numberOf));

  return {
    add(vehicle) {
      arrived.push(vehicle);
      addVehicleTexts(text, vehicle);
      for (const facet of facets) facet.add(vehicle);
      for (const range of ranges) range.add(vehicle);
    },

    *finish() {
      const arrivals = sortedPlaces(arrived, compareVehicles('relevance'));
      yield;
      const textIndex = yield* text.finish(arrivals);
      yield;
      const vehicles = Array.from(arrivals, (arrival) => arrived[arrival]!);
      const index = {
        size: vehicles.length,
        listing: listingOf(vehicles),
        facets: yield* finishAll(facets, arrivals),
        ranges: yield* finishAll(ranges, arrivals),
        text: textIndex,
        orders: yield* createOrders(vehicles),
      };
      return { index, vehicles };
    },
  };
}

/** One attribute of the vehicles on its way into a column. */
interface AttributeDraft<Key, Value extends string | number> {
  key: Key;
  add(vehicle: Vehicle): void;
  finish(arrivals: Uint32Array): Generator<undefined, Column<Value>>;
}

function attribute<Key, Value extends string | number>(
  key: Key,
  valuesOf: (vehicle: Vehicle) => readonly Value[],
): AttributeDraft<Key, Value> {
  const column = createColumnDraft<Value>();
  return {
    key,
    add(vehicle) {
      for (const value of valuesOf(vehicle)) column.add(column.encode(value));
      column.endRow();
    },
    finish: column.finish,
  };
}

function numberAttribute<Key>(key: Key, numberOf: (vehicle: Vehicle) => number | null) {
  return attribute(key, (vehicle) => {
    const number = numberOf(vehicle);
    return number === null ? [] : [number];
  });
}

function* finishAll<Key, Value extends string | number>(
  attributes: readonly AttributeDraft<Key, Value>[],
  arrivals: Uint32Array,
): Generator<undefined, Map<Key, Column<Value>>> {
  const columns = new Map<Key, Column<Value>>();
  for (const { key, finish } of attributes) {
    columns.set(key, yield* finish(arrivals));
    yield;
  }
  return columns;
}
