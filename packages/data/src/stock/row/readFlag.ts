const YES = new Set(['true', 'yes', 'y', 't', '1']);
const NO = new Set(['false', 'no', 'n', 'f', '0']);

/** Yes or no as feeds write it, or `null`. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = String(value).trim().toLowerCase();
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}
