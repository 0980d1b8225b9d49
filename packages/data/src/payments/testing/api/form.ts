import { refuse } from './refusal.ts';

/** What a parameter of the API can be. */
export type Shape =
  | { kind: 'text'; required?: true; most?: number; choices?: readonly string[] }
  | { kind: 'url'; required?: true }
  | { kind: 'int'; required?: true }
  | { kind: 'flag' }
  | { kind: 'metadata' }
  | { kind: 'object'; fields: Readonly<Record<string, Shape>>; required?: true }
  | { kind: 'list'; of: Shape; required?: true };

type Fields = Readonly<Record<string, Shape>>;
interface Nested {
  [key: string]: string | Nested;
}

/** Parameters as they are meant: `unit_amount` a number, `line_items` a list. */
export type Params = Record<string, unknown>;

/**
 * Reads a form-encoded body or query whose keys nest, `line_items[0][quantity]=1`, by the fields that an
 * endpoint has.
 *
 * @throws Refusal as the API refuses what it does not know or cannot read
 */
export function readForm(text: string, fields: Fields): Params {
  return readObject(nest(text), fields, '');
}

function nest(text: string): Nested {
  const nested: Nested = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = key.split('[').map((part) => part.replace(/\]$/, ''));
    const path = [first, ...rest];
    const last = path.pop() ?? '';
    let at = nested;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' ? next : nestedIn(at, part);
    }
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return nested;
}

function nestedIn(at: Nested, part: string): Nested {
  const made: Nested = {};
  at[part] = made;
  return made;
}

function readObject(value: Nested, fields: Fields, at: string): Params {
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) {
      const param = at === '' ? key : `${at}[${key}]`;
      refuse(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
  }
  const read: Params = {};
  for (const [key, shape] of Object.entries(fields)) {
    const param = at === '' ? key : `${at}[${key}]`;
    const given = value[key];
    if (given !== undefined) read[key] = readValue(given, shape, param);
    else if ('required' in shape) {
      refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
    }
  }
  return read;
}

function readValue(value: string | Nested, shape: Shape, param: string): unknown {
  if (shape.kind === 'object' || shape.kind === 'list' || shape.kind === 'metadata') {
    if (typeof value === 'string') return refuse('Invalid object', { param });
    if (shape.kind === 'metadata') return readMetadata(value, param);
    if (shape.kind === 'object') return readObject(value, shape.fields, param);
    return Object.entries(value).map(([key, one]) => readValue(one, shape.of, `${param}[${key}]`));
  }
  if (typeof value !== 'string') return refuse('Invalid string', { param });
  if (value === '') {
    refuse(`You passed an empty string for '${param}'.`, {
      ...{ code: 'parameter_invalid_empty', param },
    });
  }
  if (shape.kind === 'text') return readText(value, shape, param);
  if (shape.kind === 'url') {
    if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
      refuse('Not a valid URL', { code: 'url_invalid', param });
    }
    return value;
  }
  if (shape.kind === 'flag') {
    if (value !== 'true' && value !== 'false') refuse(`Invalid boolean: ${value}`, { param });
    return value === 'true';
  }
  if (!/^-?\d{1,15}$/.test(value)) {
    refuse(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  }
  return Number(value);
}

function readText(
  value: string,
  { most = 5_000, choices }: { most?: number; choices?: readonly string[] },
  param: string,
): string {
  if (value.length > most) {
    refuse(`Invalid string: must be at most ${most} characters`, { param });
  }
  if (choices && !choices.includes(value)) {
    refuse(`Invalid ${param}: must be one of ${choices.join(', ')}`, { param });
  }
  return value;
}

function readMetadata(value: Nested, param: string): Record<string, string> {
  const entries = Object.entries(value);
  if (entries.length > 50) refuse('You can have up to 50 metadata keys.', { param });
  return Object.fromEntries(
    entries.map(([key, one]) => {
      if (typeof one !== 'string' || one.length > 500) {
        return refuse('Metadata values can have up to 500 characters', { param });
      }
      if (key.length > 40) refuse('Metadata keys can have up to 40 characters', { param });
      return [key, one];
    }),
  );
}
