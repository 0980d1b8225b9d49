import { JSONParser } from '@streamparser/json';
import { FileFault } from '../faults/fileFault.ts';
import type { Columns } from '../fields/columns.ts';
import { LIST_KEYS } from './detectFormat.ts';
import { entriesOf } from './entriesOf.ts';
import { Nesting } from './nesting.ts';

/** Objects that an export may put round its list: `{ "data": { "items": [...] } }` has two. */
const MOST_AROUND = 4;

/** A list of objects in a JSON text, by the keys that lead to it. */
export interface FoundList {
  /** `['data', 'items']`. */
  path: readonly string[];
  /** Whether its first object has a column for the make, and one for the model. */
  ofVehicles: boolean;
  /** Of its first object. */
  headings: readonly string[];
}

/**
 * The lists of objects that begin in the head of a JSON object, but for those inside other lists.
 * Empty where the object is a vehicle itself, as a line of NDJSON is.
 */
export function findLists(head: string, columns: Columns): readonly FoundList[] {
  const found = new Map<string, FoundList>();
  const paths = Array.from({ length: MOST_AROUND }, (_, around) => `$${'.*'.repeat(around + 2)}`);
  const parser = new JSONParser({ paths: ['$.*', ...paths], keepStack: true });
  const top: Record<string, unknown> = {};
  parser.onValue = ({ value, key, parent, stack }) => {
    const path = stack.slice(1).map((level) => level.key);
    if (path.length === 0 && typeof key === 'string') top[key] = value;
    if (!Array.isArray(parent) || !isObject(value)) return;
    if (!path.every((part) => typeof part === 'string') || path.length === 0) return;
    const name = path.join('.');
    if (found.has(name)) return;
    const headings = Object.keys(value).slice(0, 50);
    found.set(name, { path, ofVehicles: isVehicle(value, columns), headings });
  };
  // What is nested beyond all measure is refused as it is read.
  if (new Nesting().isTooDeep(Buffer.from(head))) return [];
  try {
    parser.write(head);
  } catch {
    // A fault of the text is told where it is read; what came before it holds.
  }
  return isVehicle(top, columns) ? [] : [...found.values()];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value has a column for the make, and one for the model. */
export function isVehicle(value: unknown, columns: Columns): boolean {
  if (!isObject(value)) return false;
  const fields = new Set(entriesOf(value, columns).map(([heading]) => columns.field(heading)));
  return fields.has('make') && fields.has('model');
}

/** Refuses a file of which only some vehicles would be read. */
export function severalLists(names: readonly string[]): FileFault {
  return new FileFault(
    `The file has more than one list of vehicles: ${names.join(', ')}.`,
    'Put all vehicles of the site into one list: an import is its whole stock.',
  );
}

function isKnown(key = ''): boolean {
  return LIST_KEYS.some((known) => known === key.toLowerCase());
}

/**
 * The path to the list of vehicles in a JSON object, as its head has it; `null` where the object is
 * read as ever: a vehicle by itself, or with the list under one of `LIST_KEYS`.
 *
 * @throws FileFault when two lists are of vehicles, or the one that is there is not
 */
export function pathToVehicles(head: string, columns: Columns): readonly string[] | null {
  const lists = findLists(head, columns);
  if (lists.some(({ path }) => path.length === 1 && isKnown(path[0]))) return null;
  const [only, ...others] = lists.filter(({ ofVehicles }) => ofVehicles);
  if (others.length > 0) throw severalLists([only!, ...others].map(({ path }) => path.join('.')));
  if (only !== undefined) return only.path;
  const strange = lists.find(({ path }) => path.length === 2 && isKnown(path[0]));
  if (strange === undefined) return null;
  throw new FileFault(
    `The list under ${strange.path.join('.')} is of objects without a column for make and model: ${strange.headings.join(' · ')}.`,
    'Name them with --map and { "heading in the file": "make", ... }, or export the vehicles as one list.',
  );
}
