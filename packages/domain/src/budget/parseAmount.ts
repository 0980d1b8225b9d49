/**
 * An amount typed as free text: digits and the first dot count, `$1,200` is 1200, nothing is 0 (R5-21).
 * A `k` after them stands for thousands, as people write prices: `20k` as 20 would find nothing.
 */
export function parseAmount(text: string): number {
  const [whole = '', ...fraction] = text.replace(/[^\d.]/g, '').split('.');
  const amount = Number(`${whole || '0'}.${fraction.join('') || '0'}`);
  return /\d\s*k\s*$/i.test(text) ? amount * 1_000 : amount;
}

/**
 * A rate typed as free text, percent a year: `7.5%`, or `7,5` as much of the world writes it. `null` without
 * a digit, for an absent rate is not one of 0 (R9-05).
 */
export function parseRate(text: string): number | null {
  return /\d/.test(text) ? parseAmount(text.replace(',', '.')) : null;
}
