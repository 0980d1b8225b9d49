import { soundText } from './soundText.ts';

/**
 * Text of one line: control characters and line ends become a space, so that no value can add a
 * line to a mail header or a log.
 */
export function lineOf(text: string): string {
  return soundText(text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')).trim();
}

/** Text of several lines: line ends are `\n`, other control characters go. */
export function linesOf(text: string): string {
  return soundText(text.toWellFormed().replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .replace(/[\v\f]/g, '')
    .trim();
}
