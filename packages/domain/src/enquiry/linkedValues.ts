import { dateFault } from '../appointments/closedDays.ts';
import { lineOf, linesOf } from '../text/lines.ts';
import { type EnquiryField, type EnquiryRules, enquiryFields } from './enquiryFields.ts';
import type { EnquiryForm } from './enquiryForms.ts';
import { type FieldName, type FormInput, MAX_FIELD_LENGTH } from './field.ts';
import { listOf, rawText } from './fieldText.ts';
import type { FormValues } from './validateEnquiry.ts';

/**
 * Fields that a link may fill in, by the names it may call them. Who somebody is stands in no address,
 * and what they agree to is for them alone to say (R5-15).
 */
const linkNames: Readonly<Partial<Record<FieldName, readonly string[]>>> = {
  category: ['category'],
  dealership_slug: ['dealership_slug', 'preferredDealership'],
  location_id: ['location_id'],
  rego: ['rego', 'Rego'],
  additional_services: ['additional_services'],
  preferred_date: ['preferred_date'],
  message: ['message'],
  opt_in: ['opt_in'],
};

/**
 * What the query of a page's address fills into its form. Nothing is taken on trust: what is no choice
 * of the form, no date or too long is left out, as if the link had not said it.
 */
export function linkedValues(form: EnquiryForm, rules: EnquiryRules, query: FormInput): FormValues {
  const input = byFieldName(query);
  const values: Partial<Record<FieldName, string | readonly string[]>> = {};
  for (const field of enquiryFields(form, rules, input)) {
    const text = textOf(field, input);
    const value = field.kind === 'checkboxes' ? ticked(field, input) : text;
    // A day that has passed since the link was made.
    const isOver = field.kind === 'date' && rules.days && dateFault(text, rules.days, []);
    if (value.length > 0 && !isOver) values[field.name] = value;
  }
  return values;
}

const OFF = new Set(['0', 'false', 'off', 'no']);

function byFieldName(query: FormInput): FormInput {
  const input: Record<string, string | readonly string[] | undefined> = {};
  for (const [field, names] of Object.entries(linkNames)) {
    const name = names.find((one) => Object.hasOwn(query, one));
    if (name !== undefined) input[field] = query[name];
  }
  return input;
}

function ticked({ name, choices }: EnquiryField, input: FormInput): readonly string[] {
  const given = new Set(listOf(input, name));
  return choices.map(({ value }) => value).filter((value) => given.has(value));
}

/** Empty where it may not stand in the form. */
function textOf({ name, kind, choices }: EnquiryField, input: FormInput): string {
  const raw = rawText(input, name);
  const text = kind === 'multiline' ? linesOf(raw) : lineOf(raw);
  if (text.length > MAX_FIELD_LENGTH) return '';
  // A link takes a tick away that the site would set; it sets none (R5-15).
  if (kind === 'checkbox') return OFF.has(text) ? 'off' : '';
  if (kind === 'select' || choices.length > 0) {
    return choices.some(({ value }) => value === text) ? text : '';
  }
  return kind === 'date' && !/^\d{4}-\d\d-\d\d$/.test(text) ? '' : text;
}
