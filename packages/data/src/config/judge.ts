import { soundText, unsoundIn } from '@forecourt/domain';
import { z } from 'zod';
import { nearest } from '../text/nearest.ts';
import { textsIn } from '../text/soundValue.ts';
import type { ConfigFault } from './configError.ts';
import { issueText, NO_WORDS } from './issueText.ts';

/** Texts and keys that no page can show as they are. */
export function unsoundFaults(file: string, given: unknown): ConfigFault[] {
  return [...textsIn(given)].flatMap(({ path, text }) => {
    const found = unsoundIn(text);
    if (found.length === 0) return [];
    const fault = `it holds what no page can show (${found.slice(0, 5).join(', ')})`;
    return [
      { file, key: soundText(keyPath(path)), fault, remedy: 'Write the text anew, as UTF-8.' },
    ];
  });
}

/** What a schema made of a value, or what is wrong with it, each key once. */
export type Judged<Schema extends z.ZodType> =
  | { ok: true; value: z.output<Schema> }
  | { ok: false; faults: readonly Found[] };

/** Judges a value that a person wrote; every fault is told in that person's words. */
export function judge<Schema extends z.ZodType>(schema: Schema, given: unknown): Judged<Schema> {
  const result = schema.safeParse(given, { error: () => NO_WORDS, reportInput: true });
  if (result.success) return { ok: true, value: result.data };
  const faults = oneEach(result.error.issues.flatMap((issue) => faultsOf(schema, issue)));
  // That a key is missing which another was meant for is one fault.
  const told = faults.filter(
    ({ path, key }) => holds(given, path) || !faults.some(({ meant }) => meant === key),
  );
  return { ok: false, faults: told };
}

/** Whether a layer itself sets what stands at a path. */
export function holds(layer: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = layer;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false;
    value = (value as Record<PropertyKey, unknown>)[part];
  }
  return true;
}

/** A fault of a value, with where it is. */
export interface Found extends Omit<ConfigFault, 'file'> {
  path: readonly PropertyKey[];
  /** Key that a misspelt one was probably meant for: that this is missing is the same fault. */
  meant?: string;
}

function faultsOf(schema: z.core.$ZodType, issue: z.core.$ZodIssue): Found[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) =>
      unknownKey([...issue.path, name], name, keysAt(schema, issue.path)),
    );
  }
  const { fault, remedy } = issueText(issue);
  const help = helpAt(schema, issue.path);
  const told = help === '' ? remedy : `${remedy} It is for: ${help}.`;
  return [{ path: issue.path, key: keyPath(issue.path), fault, remedy: told }];
}

/** One fault a key: of two rules that a value breaks the last is the narrower one. */
function oneEach(faults: readonly Found[]): Found[] {
  return [...new Map(faults.map((fault) => [fault.key, fault])).values()];
}

function unknownKey(path: readonly PropertyKey[], name: string, known: string[]): Found {
  const found = { path, key: keyPath(path), fault: 'this key does not exist' };
  const near = nearest(name, known);
  if (near !== null) {
    const meant = keyPath([...path.slice(0, -1), near]);
    return { ...found, meant, remedy: `Did you mean ${near}? Otherwise remove it.` };
  }
  const remedy =
    known.length === 0 ? 'Remove it.' : `Remove it, or use one of: ${known.join(', ')}.`;
  return { ...found, remedy };
}

function keyPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : part === ''
          ? `${text}[""]`
          : text === ''
            ? String(part)
            : `${text}.${String(part)}`,
    '',
  );
}

/** The schema at a path, through lists and optional wrappers, for its help and its keys. */
function schemaAt(whole: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | null {
  let schema: z.core.$ZodType | null = whole;
  for (const part of path) {
    const inner: z.core.$ZodType = unwrap(schema);
    if (inner instanceof z.ZodObject) schema = (inner.shape[String(part)] ?? null) as typeof schema;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.core.$ZodType;
    else return null;
    if (schema === null) return null;
  }
  return schema;
}

function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema);
  return inner === schema ? schema : unwrap(inner);
}

function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  ) {
    return schema.unwrap() as z.core.$ZodType;
  }
  return schema instanceof z.ZodPipe ? (schema.in as z.core.$ZodType) : schema;
}

function keysAt(whole: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const schema = schemaAt(whole, path);
  const object = schema === null ? null : unwrap(schema);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

/** A description may stand outside of a default or within it. */
function descriptionOf(schema: z.core.$ZodType): string | null {
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  const inner = unwrapOnce(schema);
  return own ?? (inner === schema ? null : descriptionOf(inner));
}

/** What a value is for; an entry of a list is for what the list is for. */
function helpAt(whole: z.core.$ZodType, path: readonly PropertyKey[]): string {
  const schema = schemaAt(whole, path);
  return (
    (schema && descriptionOf(schema)) ?? (path.length > 1 ? helpAt(whole, path.slice(0, -1)) : '')
  );
}
