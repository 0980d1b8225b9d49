import { stripVTControlCharacters } from 'node:util';

const COLUMNS = 80;

/** Lines of a terminal of 80 columns that whole lines of text take: a long one is carried over. */
export function linesOf(text: string): number {
  if (text === '') return 0;
  const lines = stripVTControlCharacters(text).replace(/\n$/, '').split('\n');
  return lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / COLUMNS)), 0);
}

/**
 * The text that shows as many things as there are lines for.
 *
 * @param most things to show where there is room
 * @param least things that are shown, whatever the room
 */
export function fitTo(
  lines: number,
  most: number,
  least: number,
  textOf: (shown: number) => string,
): string {
  for (let shown = most; shown > least; shown -= 1) {
    const text = textOf(shown);
    if (linesOf(text) <= lines) return text;
  }
  return textOf(least);
}
