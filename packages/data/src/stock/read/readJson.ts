import { JSONParser } from '@streamparser/json';
import { showFound } from '../faults/defect.ts';
import { FileFault } from '../faults/fileFault.ts';
import type { Columns } from '../fields/columns.ts';
import { LIST_KEYS } from './detectFormat.ts';
import { entriesOf } from './entriesOf.ts';
import { isVehicle, severalLists } from './findLists.ts';
import { MAX_NESTING, Nesting } from './nesting.ts';
import { type FeedRecord, MAX_RECORD_SIZE } from './record.ts';

function spellings(key: string) {
  return [key, key[0]?.toUpperCase() + key.slice(1), key.toUpperCase()];
}
const EXPORT_AGAIN = 'Export the file again, and check that it was transferred whole.';

/** What the parser says, without the names of its states. */
function plainReason(message: string): string {
  return message
    .replace(/ in state \w+\.?$/, '')
    .replace(/ at chunk position .*\(absolute position "(\d+)"\)/, (_, at: string) => {
      return ` at character ${Number(at) + 1}`;
    })
    .replace(/^Unexpected [A-Z_]+ \((".*")\)/, 'Unexpected $1');
}

function toRecord(row: number, value: unknown, columns: Columns): FeedRecord {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { row, entries: entriesOf(value, columns) };
  }
  const problem = {
    found: showFound(value),
    problem: 'not a vehicle object',
    remedy: 'Write each vehicle as { "make": "Toyota", ... }.',
  };
  return { row, entries: null, problem };
}

/** Where the vehicles of a JSON file stand: all of it, under one of `LIST_KEYS`, or behind a path. */
export type JsonPlace = 'all' | 'known' | readonly string[];

function pathsTo(place: JsonPlace): string[] {
  if (place === 'all') return ['$.*'];
  if (place === 'known') return LIST_KEYS.flatMap(spellings).map((key) => `$.${key}.*`);
  // All lists as deep as that one: a second one of vehicles is not left out without a word.
  return [`$${'.*'.repeat(place.length + 1)}`];
}

/** Whether what was met stands in the list behind the path; refuses a second list of vehicles. */
function listed(path: readonly string[], columns: Columns) {
  const name = path.join('.');
  const others = new Set<string>();
  return ({ value, parent, stack }: Met): boolean => {
    if (!Array.isArray(parent)) return false;
    const here = stack.slice(1).map((level) => level.key);
    if (here.join('.') === name) return true;
    const other = here.join('.');
    if (!others.has(other) && isVehicle(value, columns)) throw severalLists([name, other]);
    others.add(other);
    return false;
  };
}

interface Met {
  value?: unknown;
  parent?: unknown;
  stack: readonly { key?: string | number | undefined }[];
}

/**
 * The vehicles of a JSON file, as a stream. Row numbers are places in the list, from 1.
 *
 * @throws FileFault when the file is not whole JSON, or has a second list of vehicles.
 */
export async function* readJson(
  source: AsyncIterable<Buffer>,
  place: JsonPlace,
  columns: Columns,
): AsyncGenerator<FeedRecord> {
  const parser = new JSONParser({ paths: pathsTo(place), keepStack: false });
  const isListed = typeof place === 'string' ? () => true : listed(place, columns);
  let row = 0;
  let ready: FeedRecord[] = [];
  parser.onValue = (met) => {
    if (!isListed(met)) return;
    const { value } = met;
    row += 1;
    ready.push(toRecord(row, value, columns));
  };
  const refuse = (error: unknown): never => {
    if (error instanceof FileFault) throw error;
    const reason = plainReason(error instanceof Error ? error.message : String(error));
    throw new FileFault(`The file is not JSON after vehicle ${row}: ${reason}.`, EXPORT_AGAIN);
  };

  let sinceRecord = 0;
  const nesting = new Nesting();
  for await (const block of source) {
    if (nesting.isTooDeep(block)) {
      throw new FileFault(
        `The file nests lists and objects more than ${MAX_NESTING} deep after vehicle ${row}.`,
        'Export the vehicles as one list of objects.',
      );
    }
    const text = parser.isEnded ? block.toString('utf8').trim() : '';
    if (text !== '') refuse(`more text after the end: ${showFound(text)}`);
    try {
      if (!parser.isEnded) parser.write(block);
    } catch (error) {
      refuse(error);
    }
    sinceRecord = ready.length > 0 ? 0 : sinceRecord + block.length;
    if (sinceRecord > MAX_RECORD_SIZE) refuse(`a vehicle longer than ${MAX_RECORD_SIZE} bytes`);
    yield* ready;
    ready = [];
  }
  if (!parser.isEnded) {
    throw new FileFault(`The file ends early, after vehicle ${row}: it is cut.`, EXPORT_AGAIN);
  }
}
