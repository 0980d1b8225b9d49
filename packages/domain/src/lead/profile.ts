import { lineOf } from '../text/lines.ts';
import { parseJson } from '../text/parseJson.ts';

/** What a browser keeps to fill the next form, by the names of its fields: no message (R3-19). */
export const profileFields = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export type Profile = Readonly<Record<(typeof profileFields)[number], string>>;

/** A browser that several people use forgets who wrote last month. */
const KEPT_MS = 30 * 24 * 3_600_000;
const MAX_TEXT = 254;

function profileFrom(text: (field: keyof Profile) => unknown): Profile {
  const entries = profileFields.map((field) => {
    const value = text(field);
    return [field, typeof value === 'string' ? lineOf(value).slice(0, MAX_TEXT) : ''];
  });
  return Object.fromEntries(entries);
}

/**
 * The profile of a form that was sent, as text to be kept.
 *
 * @param now milliseconds since 1970 UTC
 */
export function profileText(input: Readonly<Record<string, unknown>>, now: number): string {
  return JSON.stringify({ ...profileFrom((field) => input[field]), at: now });
}

/** A profile that was kept; a broken one and one of more than thirty days is `null` (R3-18). */
export function readProfile(text: string | null, now: number): Profile | null {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const at = fields.get('at');
  if (typeof at !== 'number' || at > now || now - at > KEPT_MS) return null;
  return profileFrom((field) => fields.get(field));
}
