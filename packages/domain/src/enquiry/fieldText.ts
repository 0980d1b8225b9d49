import { lineOf } from '../text/lines.ts';
import type { FieldName, FormInput } from './field.ts';

function ownValue(input: FormInput, field: FieldName) {
  return Object.hasOwn(input, field) ? input[field] : undefined;
}

/** Raw text of a field; of several values the first. */
export function rawText(input: FormInput, field: FieldName): string {
  const value = ownValue(input, field);
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

/** Every value of a field, cleaned, blank ones left out. */
export function listOf(input: FormInput, field: FieldName): readonly string[] {
  const value = ownValue(input, field) ?? [];
  return (typeof value === 'string' ? [value] : value).map(lineOf).filter((text) => text !== '');
}
