import { type FormInput, formInput, VISIT_FIELD } from '@forecourt/domain';

/** What a script sent, as a form would have it; or why it cannot be read. */
export type ApiInput = { ok: true; input: FormInput } | { ok: false; error: string };

/** Most keys that any form has, with room to spare (R14-02). */
const MAX_KEYS = 100;

/** Our fields, by the platform's own names for them (R3-01). */
const renamed: Readonly<Record<string, string>> = { Rego: 'rego' };

/**
 * Reads the body of a request of the API: an object of the platform's keys, or a form. Its size, its type
 * and where it comes from have been judged by the front door.
 */
export async function readApi(request: Request): Promise<ApiInput> {
  const text = await request.text();
  if (!(request.headers.get('content-type') ?? '').includes('json')) {
    return bounded([...new URLSearchParams(text)]);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused('The body is no JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refused('The body is no JSON object');
  }
  return bounded(Object.entries(body).flatMap(fieldsOf));
}

function bounded(fields: [name: string, value: string][]): ApiInput {
  if (fields.length > MAX_KEYS) return refused(`The body has more than ${MAX_KEYS} fields`);
  return { ok: true, input: formInput(fields) };
}

/** What is wrong, what came of it, what to do. */
function refused(what: string): ApiInput {
  const next = 'Send an object such as {"name": "Kim", "email": "kim@example.com"}';
  return { ok: false, error: `${what}, so nothing was stored. ${next}, as application/json.` };
}

/** A value as a form sends it: a tick is `on`, a list several fields of one name. */
function fieldsOf([key, value]: [string, unknown]): [string, string][] {
  const name = Object.hasOwn(renamed, key) ? (renamed[key] ?? key) : key;
  if (key === 'lead_attributes') return [[VISIT_FIELD, visitText(value)]];
  if (typeof value === 'boolean') return [[name, value ? 'on' : '']];
  return [value].flat().flatMap((one): [string, string][] => {
    if (typeof one === 'string') return [[name, one]];
    return typeof one === 'number' ? [[name, String(one)]] : [];
  });
}

function visitText(attributes: unknown): string {
  const { visited_pages: pages, linked_query_params: params } = Object(attributes);
  return JSON.stringify({ pages, params });
}
