import type { FreeDay } from '../appointments/bookedTime.ts';
import type { BookableDays } from '../appointments/closedDays.ts';
import { lineOf } from '../text/lines.ts';
import { trackingEvents } from '../tracking/trackingEvents.ts';
import { type Category, defaultCategories, GENERAL_ENQUIRY } from './category.ts';
import { enquiryCopy } from './enquiryCopy.ts';
import { enquiryEvent } from './enquiryEvent.ts';
import type { EnquiryForm } from './enquiryForms.ts';
import { type Choice, type EnquiryLocation, enquiryPlaces } from './enquiryPlaces.ts';
import { type FieldName, type FormInput, MAX_FIELD_LENGTH } from './field.ts';
import { fieldLabels } from './fieldLabels.ts';
import { rawText } from './fieldText.ts';
import { timeChoices } from './timeChoices.ts';

/** Settings of a site, by the names its configuration uses. */
export interface EnquiryRules {
  messageRequired: boolean;
  /** Whether the newsletter box starts ticked (R5-15). */
  optInDefault: boolean;
  /** The terms of use must be ticked; never ticked beforehand (R5-39). */
  showTerms: boolean;
  locations: readonly EnquiryLocation[];
  categories?: readonly Category[];
  /** What a workshop can be asked for besides; without any the field is left out. */
  additionalServices?: readonly string[];
  pageId?: string | null;
  /** Times a test drive can be had; without them any date can be asked for (R5-40). */
  appointments?: readonly FreeDay[];
  /** Days on which nobody can come; without them any date is taken. */
  days?: BookableDays;
}

/** One field as a form draws it. */
export interface EnquiryField {
  name: FieldName;
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'multiline'
    | 'date'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'checkboxes'
    | 'hidden';
  label: string;
  required: boolean;
  maxLength: number;
  /** Value before the visitor touches it; a ticked box is `on`. */
  initial: string;
  /** Of `select`, `radio` and `checkboxes`; of `date`, times to choose from instead. */
  choices: readonly Choice[];
  placeholder: string | null;
  autoComplete: string | null;
  inputMode: 'numeric' | null;
}

/** Fields that are more than a line of text. */
const kinds: Readonly<Partial<Record<FieldName, EnquiryField['kind']>>> = {
  email: 'email',
  phone: 'tel',
  message: 'multiline',
  category: 'select',
  dealership_slug: 'select',
  location_id: 'select',
  additional_services: 'checkboxes',
  preferred_date: 'date',
  contact_method: 'radio',
  under_finance: 'radio',
  valuation_id: 'hidden',
  opt_in: 'checkbox',
  terms_conditions: 'checkbox',
};

/** The contact: fields a browser can fill, and always required. */
const autoComplete: Readonly<Partial<Record<FieldName, string>>> = {
  name: 'given-name',
  last_name: 'family-name',
  email: 'email',
  phone: 'tel',
  postcode: 'postal-code',
};

function same(values: readonly string[]): Choice[] {
  return values.map((value) => ({ value, label: value }));
}

/**
 * Fields of a form that show now, in order, with what each requires. `values` are those entered
 * so far: the location select depends on the chosen dealership (R5-14).
 */
export function enquiryFields(
  form: EnquiryForm,
  rules: EnquiryRules,
  values: FormInput = {},
): readonly EnquiryField[] {
  const categories = rules.categories ?? defaultCategories;
  const places = enquiryPlaces(
    form,
    rules.locations,
    lineOf(rawText(values, 'dealership_slug')) || null,
  );
  const choices: Partial<Record<FieldName, readonly Choice[]>> = {
    category: same(categories.map(({ name }) => name)),
    dealership_slug: places.dealerships,
    location_id: places.locations,
    contact_method: same(['Phone', 'Email', 'SMS']),
    under_finance: same(['Yes', 'No']),
    preferred_date: timeChoices(rules.appointments ?? []),
    additional_services: same(rules.additionalServices ?? []),
  };
  const shown: Partial<Record<FieldName, boolean>> = {
    category:
      form.category === GENERAL_ENQUIRY ||
      enquiryEvent(form, form.category, null, categories) === trackingEvents.form,
    dealership_slug: places.dealerships.length > 1,
    location_id: places.locations.length > 1,
    terms_conditions: rules.showTerms,
  };
  const drawn: Partial<Record<FieldName, boolean>> = {
    ...shown,
    additional_services: (rules.additionalServices ?? []).length > 0,
  };
  const required: Partial<Record<FieldName, boolean>> = {
    ...shown,
    message: form.message === 'required' || (form.message === 'site' && rules.messageRequired),
  };
  const initial: Partial<Record<FieldName, string>> = {
    category: form.category,
    contact_method: 'Phone',
    opt_in: rules.optInDefault ? 'on' : '',
  };
  return form.fields
    .filter((name) => drawn[name] ?? true)
    .map((name) => ({
      name,
      kind: kinds[name] ?? 'text',
      label: fieldLabels[name],
      required: Object.hasOwn(autoComplete, name) || required[name] === true,
      maxLength: name === 'postcode' ? 4 : MAX_FIELD_LENGTH,
      initial: initial[name] ?? '',
      choices: choices[name] ?? [],
      placeholder: name === 'rego' ? enquiryCopy.rego : null,
      autoComplete: autoComplete[name] ?? null,
      inputMode: name === 'postcode' ? 'numeric' : null,
    }));
}
