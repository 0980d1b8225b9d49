import { readNumber } from '../row/readNumber.ts';

/** Engine size in the three ways a vehicle keeps it; `null` where nobody said. */
export interface Engine {
  /** `2.4L`, or the text as given. */
  size: string | null;
  cc: number | null;
  /** `2.4` */
  litres: string | null;
}

const LITRES = /^(\d{1,2}(?:\.\d+)?) ?(?:l\b|lit|ltr)|\b(\d{1,2}\.\d+) ?l/i;
const CC = /\b(\d{2,5}) ?(?:cc|cm3)\b/i;
const LITRES_BELOW = 30;

function found(pattern: RegExp, text: string): number | null {
  const match = pattern.exec(text.replaceAll(',', ''));
  return match ? Number(match[1] ?? match[2]) || null : null;
}

/** Engine size from a text (`2.4L Turbo`, `2393cc`, `2.4`), a cc column and a litres column. */
export function readEngine(
  text: string | null,
  ccGiven: number | null,
  litresGiven: number | null,
): Engine {
  const bare = text === null ? null : readNumber(text);
  const small = bare !== null && bare < LITRES_BELOW;
  const cc = ccGiven || (small ? null : bare) || (text === null ? null : found(CC, text));
  const inText = (small ? bare : null) || (text === null ? null : found(LITRES, text));
  const litres = litresGiven || inText || (cc === null ? null : cc / 1000);
  const rounded = litres ? litres.toFixed(1) : null;
  const worded = text !== null && bare === null;
  return {
    size: worded ? text : rounded === null ? null : `${rounded}L`,
    cc: cc === null ? null : Math.round(cc),
    litres: rounded,
  };
}
