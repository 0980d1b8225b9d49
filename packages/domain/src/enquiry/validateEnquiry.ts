import { dateFault } from '../appointments/closedDays.ts';
import type { ContactMethod, Enquiry } from '../lead/lead.ts';
import { lineOf, linesOf } from '../text/lines.ts';
import { submittedCategory } from './category.ts';
import { isEmail, isPhone, isPostcode } from './contactRules.ts';
import { CONSENT_VERSION, enquiryCopy } from './enquiryCopy.ts';
import { type EnquiryField, type EnquiryRules, enquiryFields } from './enquiryFields.ts';
import type { EnquiryForm } from './enquiryForms.ts';
import { enquiryPlaces } from './enquiryPlaces.ts';
import { type FieldError, type FieldName, type FormInput, MAX_FIELD_LENGTH } from './field.ts';
import { fieldMessage } from './fieldMessage.ts';
import { fieldMessages } from './fieldMessages.ts';
import { listOf, rawText } from './fieldText.ts';

/** Entered values, cleaned, to draw the form again. */
export type FormValues = Readonly<Partial<Record<FieldName, string | readonly string[]>>>;

/** A valid enquiry, or what to mend. */
export type EnquiryResult =
  | {
      ok: true;
      enquiry: Enquiry;
      /** As the visitor chose it: what the tracking event depends on (R4-20). */
      chosenCategory: string;
    }
  | {
      ok: false;
      /** In the order of the fields. */
      errors: readonly FieldError[];
      values: FormValues;
    };

const validators: Partial<Record<FieldName, (text: string) => boolean>> = {
  email: isEmail,
  phone: isPhone,
  postcode: isPostcode,
};

/** What is wrong with one field, or `null`. */
function faultOf(field: EnquiryField, text: string): string | null {
  if (text.length > MAX_FIELD_LENGTH) return enquiryCopy.tooLong;
  // A box is ticked or not, whatever else a forged form may say.
  const missing = field.kind === 'checkbox' ? text !== 'on' : text === '';
  if (missing) return field.required ? fieldMessage(field.name, '') : null;
  const valid =
    field.kind === 'select'
      ? field.choices.some(({ value }) => value === text)
      : (validators[field.name]?.(text) ?? true);
  return valid ? null : fieldMessage(field.name, text);
}

/** What is wrong with the day that somebody would like to come: it has passed, or nobody is there. */
function dayFault(
  form: EnquiryForm,
  input: FormInput,
  { days, locations }: EnquiryRules,
  text: string,
): string | null {
  if (days === undefined) return null;
  const { locations: able } = enquiryPlaces(
    form,
    locations,
    lineOf(rawText(input, 'dealership_slug')) || null,
  );
  const chosen = lineOf(rawText(input, 'location_id'));
  const places = able.map(({ value }) => value);
  const fault = dateFault(text, days, places.includes(chosen) ? [chosen] : places);
  return fault && fieldMessages.preferred_date[fault];
}

function textOf(input: FormInput, { name, kind, choices }: EnquiryField): string {
  const raw = rawText(input, name);
  if (kind === 'multiline') return linesOf(raw);
  const text = lineOf(raw);
  return kind === 'radio' && !choices.some(({ value }) => value === text) ? '' : text;
}

/** Those of the choices that were ticked: no other can be asked for. */
function tickedOf(input: FormInput, { name, choices }: EnquiryField): readonly string[] {
  const offered = new Set(choices.map(({ value }) => value));
  return listOf(input, name).filter((value) => offered.has(value));
}

function single<T>(items: readonly { value: T }[]): T | null {
  return items.length === 1 ? (items[0]?.value ?? null) : null;
}

interface Checked {
  errors: readonly FieldError[];
  values: FormValues;
  texts: Readonly<Partial<Record<FieldName, string>>>;
}

function checkFields(form: EnquiryForm, input: FormInput, site: EnquiryRules): Checked {
  const errors: FieldError[] = [];
  const values: Partial<Record<FieldName, string | readonly string[]>> = {};
  const texts: Partial<Record<FieldName, string>> = {};
  for (const field of enquiryFields(form, site, input)) {
    const list = field.kind === 'checkboxes' ? tickedOf(input, field) : null;
    const text = list ? list.join(', ') : textOf(input, field);
    values[field.name] = list ?? text;
    texts[field.name] = text;
    const message =
      faultOf(field, text) ?? (field.kind === 'date' ? dayFault(form, input, site, text) : null);
    if (message !== null) errors.push({ field: field.name, message });
  }
  return { errors, values, texts };
}

/** Faults of one step of a multi-step form, whose `fields` are the step's (R4-22). */
export function fieldErrors(
  form: EnquiryForm,
  fields: readonly FieldName[],
  input: FormInput,
  site: EnquiryRules,
): readonly FieldError[] {
  return checkFields({ ...form, fields }, input, site).errors;
}

/**
 * Judges a posted form by the same rules in browser and server. Takes any record of strings:
 * unknown names are ignored, missing ones are empty. `now` is milliseconds since 1970 UTC.
 */
export function validateEnquiry(
  form: EnquiryForm,
  input: FormInput,
  site: EnquiryRules,
  now: number,
): EnquiryResult {
  const { errors, values, texts } = checkFields(form, input, site);
  if (errors.length > 0) return { ok: false, errors, values };

  const text = (field: FieldName): string => texts[field] ?? '';
  const given = (field: FieldName): string | null => text(field) || null;
  const places = enquiryPlaces(form, site.locations, given('dealership_slug'));
  const chosenCategory = given('category') ?? form.category;
  const message = [form.hiddenText, given('message')].filter((part) => part !== null);
  const asksOptIn = form.fields.includes('opt_in');
  const date = given('preferred_date');
  const valuation = given('valuation_id');
  const underFinance = given('under_finance');
  const enquiry: Enquiry = {
    pageId: site.pageId ?? null,
    name: text('name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    message: message.join('\n\n') || null,
    ...submittedCategory(chosenCategory, form.subcategory),
    rego: given('rego'),
    locationId: given('location_id') ?? single(places.locations),
    dealershipSlug: given('dealership_slug') ?? single(places.dealerships),
    additionalServices: [values.additional_services ?? []].flat(),
    termsAccepted: given('terms_conditions') === 'on',
    consent: {
      optIn: given('opt_in') === 'on',
      wasPrefilled: asksOptIn && site.optInDefault,
      textShown: asksOptIn ? enquiryCopy.optIn : '',
      version: CONSENT_VERSION,
      at: now,
    },
    ...(date && { preferredDate: date }),
    ...(valuation && { valuationId: valuation }),
    ...(form.fields.includes('contact_method') && {
      contactMethod: contactMethodOf(given('contact_method')),
    }),
    ...(underFinance && { underFinance: underFinance === 'Yes' }),
  };
  return { ok: true, enquiry, chosenCategory };
}

function contactMethodOf(text: string | null): ContactMethod {
  return text === 'Email' || text === 'SMS' ? text : 'Phone';
}
