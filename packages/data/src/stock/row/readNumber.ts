const GROUPED = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?$/;
/** Longer texts are no numbers, and patterns shall not be tried on a megabyte. */
const LONGEST = 60;
const PLAIN = /^\d+(?:\.\d+)?$/;

/**
 * A number as feeds write it: `24990`, `$24,990`, `45,000 km`, `2.4L`.
 *
 * @param units Words that may follow, for example `km|kms`; a pattern without capture groups.
 * @returns `null` when it is not one.
 */
export function readNumber(value: unknown, units = ''): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > LONGEST) return null;
  const text = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(-?)(?:aud|a?u?\$)\s*/i, '$1')
    .replace(new RegExp(`\\s*(?:${units || 'aud'})\\.?$`, 'i'), '');
  const negative = text.startsWith('-');
  const digits = negative ? text.slice(1).trimStart() : text;
  if (!PLAIN.test(digits) && !GROUPED.test(digits)) return null;
  const number = Number(digits.replace(/[, ]/g, ''));
  return negative ? -number : number;
}

/** Whether a text could be thousands grouped by a dot: `24.990` is 24990 in half the world. */
export function mayBeThousands(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length <= LONGEST && /^\D*\d{1,3}\.\d{3}(?!\d)/.test(value)
  );
}
