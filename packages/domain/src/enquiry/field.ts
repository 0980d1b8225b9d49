import type { fieldLabels } from './fieldLabels.ts';

/** Name of a form field, as it stands in the POST body. */
export type FieldName = keyof typeof fieldLabels;

/** A posted form: text by field name, a list where a name came several times. A tick is `on`. */
export type FormInput = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What is wrong with one field, in words for the visitor. */
export interface FieldError {
  field: FieldName;
  message: string;
}

/** Longest text of any field, characters. */
export const MAX_FIELD_LENGTH = 5000;
