import {
  type BaseFilter,
  compareVehicles,
  rangeFacet,
  rangeKeys,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { sortedPlaces } from '../embedded/sortOrders.ts';
import { facetTerms, vehicleTerms } from '../text/vehicleTerms.ts';
import { type ByteWriter, createByteWriter } from './byteWriter.ts';
import { rowOrder, type StockFileHead, stockFileFormat } from './layout.ts';
import { type ListedSpan, listedSpan } from './listedSpan.ts';

/** Vehicles whose words are cut in one step. */
const VEHICLES_ASTEP = 100;

/** A site's listed stock in the compact form that `openStockFile` reads. */
export interface StockFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** The vehicles it holds, in the order of its document numbers. */
  vehicles: readonly Vehicle[];
}

/**
 * Writes what a browser needs to search a site's stock: every facet, number and word of the
 * vehicles the site lists now or later, nothing of the others. In steps of some milliseconds.
 *
 * @param base the site's own filter; the file answers for no other
 * @param now milliseconds since 1970 UTC
 */
export function* writeStockFile(
  stock: Iterable<Vehicle>,
  base: BaseFilter,
  now: number,
): Generator<undefined, StockFile> {
  const spans = new Map<Vehicle, ListedSpan>();
  for (const vehicle of stock) {
    const span = listedSpan(vehicle, base, now);
    if (span) spans.set(vehicle, span);
  }
  const vehicles = [...spans.keys()].sort(compareVehicles('relevance'));
  yield;
  const rows = inRowOrder(vehicles);
  const documentOf = new Map(vehicles.map((vehicle, document) => [vehicle, document]));
  const arrivals = new Uint32Array(rows.length);
  rows.forEach((vehicle, row) => {
    arrivals[documentOf.get(vehicle)!] = row;
  });
  yield;

  const writer = createByteWriter();
  writer.json({
    format: stockFileFormat,
    size: rows.length,
    spans: vehicles.flatMap((vehicle, document) => {
      const { from, until } = spans.get(vehicle)!;
      return from === null && until === null ? [] : [[document, from, until]];
    }),
  } satisfies StockFileHead);
  writer.numbers(arrivals);
  writer.numbers(ageRanks(rows));
  for (const key of valueKeys) {
    writeColumn(writer, rows.map(valueFacet(key).valuesOf));
    yield;
  }
  for (const key of rangeKeys) {
    const { numberOf } = rangeFacet(key);
    writeColumn(
      writer,
      rows.map((vehicle) => {
        const number = numberOf(vehicle);
        return number === null ? [] : [number];
      }),
    );
    yield;
  }
  writeColumn(writer, yield* otherTerms(rows));
  return { bytes: writer.finish(), vehicles };
}

function inRowOrder(vehicles: readonly Vehicle[]): Vehicle[] {
  const keyOf = (vehicle: Vehicle) =>
    rowOrder.map((key: ValueKey) => valueFacet(key).valuesOf(vehicle)[0] ?? '').join('\0');
  const keys = vehicles.map(keyOf);
  const places = sortedPlaces(keys, (a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return Array.from(places, (place) => vehicles[place]!);
}

/** The rank of each vehicle's creation among all moments of creation; equal ones share one. */
function ageRanks(rows: readonly Vehicle[]): number[] {
  const moments = [...new Set(rows.map(({ createdAt }) => createdAt ?? 0))].sort((a, b) => a - b);
  const rankOf = new Map(moments.map((moment, rank) => [moment, rank]));
  return rows.map(({ createdAt }) => rankOf.get(createdAt ?? 0)!);
}

/** Writes a dictionary, ascending, and the codes of each row. */
function writeColumn<Value extends string | number>(
  writer: ByteWriter,
  rows: readonly (readonly Value[])[],
): void {
  const values = [...new Set(rows.flat())].sort((a, b) => (a < b ? -1 : 1));
  const codeOf = new Map(values.map((value, code) => [value, code]));
  const codes = rows.map((row) => [...new Set(row)].map((value) => codeOf.get(value)!));
  writer.json(values);
  writer.numbers(codes.map((row) => row.length));
  writer.numbers(codes.flat());
}

/** The terms of each vehicle that its facets do not tell. */
function* otherTerms(rows: readonly Vehicle[]): Generator<undefined, string[][]> {
  const others: string[][] = [];
  for (const vehicle of rows) {
    const told = new Set(facetTerms(vehicle));
    others.push(vehicleTerms(vehicle).filter((term) => !told.has(term)));
    if (others.length % VEHICLES_ASTEP === 0) yield;
  }
  return others;
}
