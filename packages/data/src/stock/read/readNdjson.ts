import { parseJson } from '@forecourt/domain';
import { showFound } from '../faults/defect.ts';
import { FileFault } from '../faults/fileFault.ts';
import type { Columns } from '../fields/columns.ts';
import { entriesOf } from './entriesOf.ts';
import { MAX_NESTING, Nesting } from './nesting.ts';
import { type FeedRecord, MAX_RECORD_SIZE } from './record.ts';

/** Lines with whether a line end follows; the text after the last line end comes last. */
async function* lines(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ row: number; text: string; ended: boolean }> {
  let row = 0;
  let open = '';
  for await (const block of source) {
    const parts = (open + block.toString('utf8')).split('\n');
    open = parts.pop() ?? '';
    for (const text of parts) {
      row += 1;
      yield { row, text, ended: true };
    }
    if (open.length > MAX_RECORD_SIZE) {
      throw new FileFault(
        `Line ${row + 1} is longer than ${MAX_RECORD_SIZE} characters.`,
        'Write one vehicle a line. A JSON list belongs in a file named .json.',
      );
    }
  }
  yield { row: row + 1, text: open, ended: false };
}

function toRecord(row: number, text: string, columns: Columns): FeedRecord | null {
  const value = parseJson(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { row, entries: entriesOf(value, columns) };
  }
  return null;
}

/**
 * The vehicles of an NDJSON file, as a stream. Row numbers are lines.
 *
 * @throws FileFault when the last line is cut.
 */
export async function* readNdjson(
  source: AsyncIterable<Buffer>,
  columns: Columns,
): AsyncGenerator<FeedRecord> {
  for await (const { row, text, ended } of lines(source)) {
    if (text.trim() === '') continue;
    if (new Nesting().isTooDeep(Buffer.from(text))) {
      const problem = {
        found: showFound(text),
        problem: `lists and objects more than ${MAX_NESTING} deep in each other`,
        remedy: 'Write one vehicle a line as { "make": "Toyota", ... }.',
      };
      yield { row, entries: null, problem };
      continue;
    }
    const record = toRecord(row, text, columns);
    if (record) {
      yield record;
    } else if (ended) {
      const problem = {
        found: showFound(text),
        problem: 'not a JSON object',
        remedy: 'Write one vehicle a line as { "make": "Toyota", ... }.',
      };
      yield { row, entries: null, problem };
    } else {
      throw new FileFault(
        `The file is cut inside line ${row}, which is not whole JSON.`,
        'Export the file again, and check that it was transferred whole.',
      );
    }
  }
}
