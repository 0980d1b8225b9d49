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
import { createOtherTexts, createTextDraft, createValueTexts } from './textIndex.ts';

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
  const facets = valueKeys.map((key) => {
    const { valuesOf, text: kind } = valueFacet(key);
    return attribute(key, valuesOf, kind && createValueTexts(text, kind));
  });
  const addOtherTexts = createOtherTexts(text);
  const ranges = rangeKeys.map((key) => numberAttribute(key, rangeFacet(key).numberOf));

  return {
    add(vehicle) {
      arrived.push(vehicle);
      for (const facet of facets) facet.add(vehicle);
      addOtherTexts(vehicle);
      text.endRow();
      for (const range of ranges) range.add(vehicle);
    },

    *finish() {
      // What the order reads lies close together here; in whole vehicles it is far apart.
      const fields = arrived.map(({ id, customRank, images, status, sold, reserved }) => ({
        ...{ id, customRank, images, status, sold, reserved, price: null, createdAt: null },
      }));
      const arrivals = sortedPlaces(fields, compareVehicles('relevance'));
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

/** @param onValue called with each value of a vehicle and its code in the draft */
function attribute<Key, Value extends string | number>(
  key: Key,
  valuesOf: (vehicle: Vehicle) => readonly Value[],
  onValue?: (code: number, value: Value) => void,
): AttributeDraft<Key, Value> {
  const column = createColumnDraft<Value>();
  return {
    key,
    add(vehicle) {
      for (const value of valuesOf(vehicle)) {
        const code = column.encode(value);
        column.add(code);
        onValue?.(code, value);
      }
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
