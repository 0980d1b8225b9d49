import { parseJson } from '@forecourt/domain';
/** A list that an exporter wrote into one value as JSON; `null` for any other text. */
export function listIn(text: string): unknown[] | null {
  if (!/^\s*\[/.test(text)) return null;
  const value = parseJson(text);
  return Array.isArray(value) ? value : null;
}
