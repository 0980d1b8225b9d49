/**
 * A text in memory of its own, for what is kept: one that was cut out of another keeps all of that
 * one, which may be a whole page.
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
