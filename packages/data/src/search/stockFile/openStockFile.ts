import { rangeKeys, type SortKey, type ValueKey, valueKeys } from '@forecourt/domain';
import { arrangeColumn } from '../embedded/arrangeColumn.ts';
import type { Column } from '../embedded/column.ts';
import type { Listing } from '../embedded/listing.ts';
import type { Rows } from '../embedded/postings.ts';
import { type EmbeddedSearch, type Stopwatch, searchIndex } from '../embedded/searchIndex.ts';
import { createOrders } from '../embedded/sortOrders.ts';
import type { SortOrder, StockIndex } from '../embedded/stockIndex.ts';
import { createTextDraft, type TextIndex } from '../embedded/textIndex.ts';
import { textFacetKinds } from '../text/vehicleTerms.ts';
import { type ByteReader, createByteReader } from './byteReader.ts';
import { type Later, later } from './later.ts';
import { type StockFileHead, stockFileFormat } from './layout.ts';

/** Rows whose words are read in one step. */
const ROWS_ASTEP = 300;

/**
 * A search over a stock file. Refinements need its columns only: words and orders, half of the
 * work, are made when the search is there already.
 */
export interface OpenedStock<Hit> extends EmbeddedSearch<Hit> {
  /**
   * Makes ready what only texts and orders need, in steps of some milliseconds each. A search that
   * needs it sooner makes it at once.
   */
  rest(): Generator<undefined, void>;
  /** Whether all is ready. */
  isWhole(): boolean;
}

/**
 * Opens a stock file in steps of some milliseconds each. The search answers for the base filter
 * the file was written for, whatever a request says. A file of another format, or one cut short,
 * throws.
 *
 * @param hitOf what is found, by the file's document number
 */
export function* openStockFile<Hit>(
  bytes: Uint8Array,
  hitOf: (document: number) => Hit,
  stopwatch: Stopwatch = () => performance.now(),
): Generator<undefined, OpenedStock<Hit>> {
  const { index, text, orders } = yield* readStockFile(bytes);
  return {
    ...searchIndex(index, hitOf, stopwatch),
    *rest() {
      yield* text.steps();
      yield* orders.steps();
    },
    isWhole: () => text.isMade() && orders.isMade(),
  };
}

interface ReadStockFile {
  index: StockIndex;
  text: Later<TextIndex>;
  orders: Later<ReadonlyMap<SortKey, SortOrder>>;
}

function* readStockFile(bytes: Uint8Array): Generator<undefined, ReadStockFile> {
  const reader = createByteReader(bytes);
  const head = reader.json() as StockFileHead;
  if (head.format !== stockFileFormat) throw new Error(`Stock file format ${head.format}`);
  const arrivals = reader.numbers();
  const ageRanks = reader.numbers();

  const facetRows = yield* readAll(reader, valueKeys, readRows<string>);
  const facets = yield* arrangeAll(facetRows, arrivals);
  const ranges = yield* arrangeAll(yield* readAll(reader, rangeKeys, readRows<number>), arrivals);
  const otherWords = readRows<string>(reader);
  yield;

  const priceColumn = ranges.get('price')!;
  const prices = Array.from(arrivals, (_, document) => {
    return priceColumn.values[priceColumn.codes[document]!] ?? null;
  });
  const text = later(() => readText(otherWords, facetRows, arrivals));
  const orders = later(() =>
    createOrders(
      prices.map((price, document) => ({ price, createdAt: ageRanks[arrivals[document]!]! })),
    ),
  );
  const index = {
    size: head.size,
    listing: writtenListing(head, prices),
    facets,
    ranges,
    get text() {
      return text.value();
    },
    get orders() {
      return orders.value();
    },
  };
  return { index, text, orders };
}

/** A column as it stands in the file. */
interface FileRows<Value> extends Rows {
  values: readonly Value[];
}

function readRows<Value>(reader: ByteReader): FileRows<Value> {
  const values = reader.json() as Value[];
  const counts = reader.numbers();
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row++) starts[row + 1] = starts[row]! + counts[row]!;
  return { values, starts, codes: reader.numbers() };
}

function* readAll<Key, Part>(
  reader: ByteReader,
  keys: readonly Key[],
  read: (reader: ByteReader) => Part,
): Generator<undefined, Map<Key, Part>> {
  const parts = new Map<Key, Part>();
  for (const key of keys) {
    parts.set(key, read(reader));
    yield;
  }
  return parts;
}

function* arrangeAll<Key, Value extends string | number>(
  all: ReadonlyMap<Key, FileRows<Value>>,
  arrivals: Uint32Array,
): Generator<undefined, Map<Key, Column<Value>>> {
  const columns = new Map<Key, Column<Value>>();
  for (const [key, rows] of all) {
    columns.set(key, yield* arrangeColumn(rows.values, rows, arrivals));
    yield;
  }
  return columns;
}

/** The words of the facets and those that stand in the file besides. */
function* readText(
  others: FileRows<string>,
  facets: ReadonlyMap<ValueKey, FileRows<string>>,
  arrivals: Uint32Array,
): Generator<undefined, TextIndex> {
  const draft = createTextDraft();
  // A value is cut into words once, however many vehicles have it.
  const sources = [{ rows: others, terms: others.values.map(draft.encodeTerm) }];
  for (const [key, kind] of textFacetKinds) {
    const rows = facets.get(key)!;
    sources.push({ rows, terms: rows.values.map((value) => draft.encode(kind, value)) });
    yield;
  }
  for (let row = 0; row < arrivals.length; row++) {
    for (const { rows, terms } of sources) {
      const end = rows.starts[row + 1]!;
      for (let at = rows.starts[row]!; at < end; at++) draft.add(terms[rows.codes[at]!]!);
    }
    draft.endRow();
    if (row % ROWS_ASTEP === ROWS_ASTEP - 1) yield;
  }
  return yield* draft.finish(arrivals);
}

/** The file holds what the site lists; some of it not yet, some no longer. */
function writtenListing({ spans }: StockFileHead, prices: readonly (number | null)[]): Listing {
  const spanOf = new Map(spans.map(([document, from, until]) => [document, { from, until }]));
  return {
    isListed(document, _base, sort, moment) {
      // The rule of `isListed`: this order shows priced vehicles only (R2-38).
      if (sort === 'price_asc' && !(prices[document]! > 0)) return false;
      const { from = null, until = null } = spanOf.get(document) ?? {};
      return (from === null || from <= moment) && (until === null || moment <= until);
    },
    changesFrom: (now) =>
      spans.flatMap(([document, ...moments]) =>
        moments.flatMap((at) => (at !== null && at >= now ? [{ document, at }] : [])),
      ),
  };
}
