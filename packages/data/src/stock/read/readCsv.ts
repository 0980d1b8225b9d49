import { pipeline } from 'node:stream/promises';
import { CsvError, type Info, parse } from 'csv-parse';
import { showFound } from '../faults/defect.ts';
import { FileFault } from '../faults/fileFault.ts';
import { isBlank } from '../fields/isBlank.ts';
import { type FeedRecord, MAX_RECORD_SIZE, type RecordProblem } from './record.ts';

interface CsvRecord {
  info: Info;
  record: string[];
}

const LAST_LINE_OPEN: RecordProblem = {
  found: 'end of file',
  problem: 'the last row has no line end, so its last value may be cut',
  remedy: 'If the last value is complete, nothing. Otherwise export the file again.',
};

/** Passes blocks on and remembers the last byte. */
async function* watched(source: AsyncIterable<Buffer>, seen: { last: number }) {
  for await (const block of source) {
    seen.last = block.at(-1) ?? seen.last;
    yield block;
  }
}

function rowOf({ info }: CsvRecord): number {
  return info.records + info.empty_lines;
}

/** Blank cells at the end belong to no heading and say nothing. */
function width(record: readonly string[]): number {
  return record.findLastIndex((cell) => !isBlank(cell)) + 1;
}

interface Table {
  headings: readonly string[];
  delimiter: string;
}

/**
 * Whether a value holds rows that are no longer any: its double quote is closed by one that opens in
 * the same column of a later row, so that the count of values is right again. Its first line then
 * has the rest of its own row, its last one the beginning of that other.
 */
function holdsRows(cell: string, at: number, { headings, delimiter }: Table): boolean {
  if (!cell.startsWith('"') || !/[\r\n]/.test(cell)) return false;
  const separators = cell.split(/\r\n?|\n/).map((line) => line.split(delimiter).length - 1);
  const [first = 0, last = 0] = [separators[0], separators.at(-1)];
  return first >= headings.length - 1 - at && last >= at;
}

const ROWS_HELD: Omit<RecordProblem, 'found'> = {
  problem: 'a value that holds further rows, as one does where a double quote is not closed',
  remedy: 'Close the quote: the vehicles of the lines behind it are missing.',
};

function toRecord(table: Table, read: CsvRecord): FeedRecord {
  const { headings } = table;
  const { record } = read;
  const row = rowOf(read);
  const held = record.find((cell, at) => holdsRows(cell, at, table));
  if (held !== undefined) {
    return { row, entries: null, problem: { found: showFound(held), ...ROWS_HELD } };
  }
  const fits = record.length >= headings.length && width(record) <= headings.length;
  if (fits) return { row, entries: headings.map((heading, at) => [heading, record[at]]) };
  return {
    row,
    entries: null,
    problem: {
      found: `${record.length} values`,
      problem: `the heading has ${headings.length} columns`,
      remedy: `Put double quotes around values that hold the separator, and ${record.length > headings.length ? 'give every column a heading' : 'fill every column'}.`,
    },
  };
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = typeof error.lines === 'number' ? error.lines : 1;
  const cut = 'Export the file again, and check that it was transferred whole.';
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FileFault(
        `The file ends inside a quoted value that opens at line ${line}: it is cut, or a double quote is missing.`,
        cut,
      );
    case 'CSV_MAX_RECORD_SIZE':
      return new FileFault(
        `The row at line ${line} is longer than ${MAX_RECORD_SIZE} characters, as one is where a double quote is not closed.`,
        'Close the quote, or shorten the value, and export the file again.',
      );
    default:
      return new FileFault(`The file is not readable CSV at line ${line}: ${error.message}.`, cut);
  }
}

/** How the values of a CSV file stand. */
export interface CsvLayout {
  delimiter: string;
  /** The line that holds the headings, or an empty one before it; those before say something else. */
  headingLine: number;
}

/**
 * The rows of a CSV file, as a stream. Row numbers are a spreadsheet's: the heading is row 1.
 *
 * @param onHeadings Sees the headings first and may refuse the file.
 * @throws FileFault when the file is cut inside a row, or has no row.
 */
export async function* readCsv(
  source: AsyncIterable<Buffer>,
  { delimiter, headingLine }: CsvLayout,
  onHeadings: (headings: readonly string[]) => void,
): AsyncGenerator<FeedRecord> {
  const seen = { last: 0 };
  const parser = parse({
    delimiter,
    from_line: headingLine,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_RECORD_SIZE,
  });
  // Its failure is the parser's, which the loop below throws.
  pipeline(watched(source, seen), parser).catch(() => {});

  let headings: string[] | null = null;
  let waiting: CsvRecord | null = null;
  try {
    for await (const read of parser as AsyncIterable<CsvRecord>) {
      if (!headings) {
        headings = read.record.slice(0, width(read.record));
        onHeadings(headings);
        continue;
      }
      // The last row is held back: only the end of the file tells whether it is whole.
      if (waiting) yield toRecord({ headings, delimiter }, waiting);
      waiting = read.record.every(isBlank) ? null : read;
    }
  } catch (error) {
    throw faultOf(error);
  }
  if (!headings || !waiting) return;
  const lineEnded = seen.last === 0x0a || seen.last === 0x0d;
  if (!lineEnded && waiting.record.length < headings.length) {
    throw new FileFault(
      `The file is cut inside row ${rowOf(waiting)}: it has ${waiting.record.length} of ${headings.length} values and no line end.`,
      'Export the file again, and check that it was transferred whole.',
    );
  }
  const last = toRecord({ headings, delimiter }, waiting);
  yield lineEnded || !last.entries ? last : { ...last, warning: LAST_LINE_OPEN };
}
