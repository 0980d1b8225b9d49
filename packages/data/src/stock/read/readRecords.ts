import { FileFault } from '../faults/fileFault.ts';
import type { Columns } from '../fields/columns.ts';
import type { StockField } from '../fields/fields.ts';
import { checkedUtf8 } from './checkedUtf8.ts';
import { detectDelimiter } from './detectDelimiter.ts';
import { detectFormat, LIST_KEYS, type StockFormat } from './detectFormat.ts';
import { pathToVehicles } from './findLists.ts';
import { peek } from './peek.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';
import { readNdjson } from './readNdjson.ts';
import type { FeedRecord } from './record.ts';

export interface FeedSource {
  bytes: AsyncIterable<Uint8Array | string>;
  /** Its extension tells the format. */
  fileName: string | null;
  /** Wins over the extension. */
  format: StockFormat | null;
}

const HEAD_SIZE = 65_536;

/** The first line by which Excel is told what separates values; Excel shows no row of it. */
const SEPARATOR_LINE = /^"?sep=([^"\r\n])"?[^\S\r\n]*[,;]*(?=\r|\n)/i;

/**
 * The records of a stock file, as a stream, each once and in order.
 *
 * @throws FileFault for a file that cannot be read as a whole.
 */
export async function* readRecords(
  { bytes, fileName, format }: FeedSource,
  columns: Columns,
): AsyncGenerator<FeedRecord> {
  const { head, whole } = await peek(checkedUtf8(bytes), HEAD_SIZE);
  const text = head.toString('utf8');
  if (text.trim() === '') {
    throw new FileFault('The file is empty.', 'Export the stock again and import that file.');
  }
  const detected = format ?? detectFormat(fileName, text);
  // One line with a list inside looks like NDJSON; only who asked for that gets it.
  const isObject = detected !== 'csv' && format !== 'ndjson' && text.trimStart().startsWith('{');
  const path = isObject ? pathToVehicles(text, columns) : null;
  const known = path === null ? detected : 'json';
  let any = false;
  for await (const record of open(known, text, path, whole, columns)) {
    any = true;
    yield record;
  }
  if (!any) throw noRecords(known);
}

function open(
  format: StockFormat,
  head: string,
  path: readonly string[] | null,
  whole: AsyncIterable<Buffer>,
  columns: Columns,
): AsyncGenerator<FeedRecord> {
  if (format === 'ndjson') return readNdjson(whole, columns);
  if (format === 'json') {
    const place = head.trimStart().startsWith('[') ? 'all' : (path ?? 'known');
    return readJson(whole, place, columns);
  }
  const said = SEPARATOR_LINE.exec(head);
  const delimiter = said?.[1] ?? detectDelimiter(head, columns);
  return readCsv(whole, { delimiter, headingLine: said ? 2 : 1 }, (headings) => {
    requireHeadings(headings, columns);
    columns.tellRepeated(headings);
  });
}

function noRecords(format: StockFormat): FileFault {
  if (format === 'json') {
    return new FileFault(
      'The file holds no vehicles.',
      `Write a list of vehicles with make and model, or an object with it under ${LIST_KEYS.join(', ')}.`,
    );
  }
  return new FileFault(
    'The file has headings and no rows.',
    'Export the stock again and import that file.',
  );
}

function requireHeadings(headings: readonly string[], columns: Columns): void {
  const strange = columns.mappedBeside(headings);
  const own = headings.slice(0, 50).join(' · ');
  if (strange.length > 0) {
    throw new FileFault(
      `The column map names ${strange.join(', ')}, which no heading of the file is.`,
      `Map one of its headings: ${own}.`,
    );
  }
  const fields = new Set(headings.map((heading) => columns.field(heading)));
  const wanted: readonly (readonly [string, readonly StockField[]])[] = [
    ['make', ['make']],
    ['model', ['model']],
  ];
  const missing = wanted.filter(([, any]) => !any.some((field) => fields.has(field)));
  if (missing.length === 0) return;
  if (headings[0]?.trimStart().startsWith('<')) {
    throw new FileFault(
      'The file is a web page or XML, not CSV, JSON or NDJSON.',
      'If it was fetched, look at what its address answers, which may be a page to sign in. Export the stock as CSV, JSON or NDJSON.',
    );
  }
  throw new FileFault(
    `The first row has no column for ${missing.map(([what]) => what).join(', nor for ')}. Its headings: ${own}.`,
    'Name the columns in the first row, or pass --map with { "heading in the file": "field" }.',
  );
}
