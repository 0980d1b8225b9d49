import { soundText } from '../text/soundText.ts';
import type { FieldName, FormInput } from './field.ts';

function ownValue(input: FormInput, field: FieldName) {
  return Object.hasOwn(input, field) ? input[field] : undefined;
}

/** Raw text of a field; of several values the first. */
export function rawText(input: FormInput, field: FieldName): string {
  const value = ownValue(input, field);
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

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

/** Every value of a field, cleaned, blank ones left out. */
export function listOf(input: FormInput, field: FieldName): readonly string[] {
  const value = ownValue(input, field) ?? [];
  return (typeof value === 'string' ? [value] : value).map(lineOf).filter((text) => text !== '');
}
