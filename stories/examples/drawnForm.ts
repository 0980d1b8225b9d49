import {
  type EnquiryForm,
  type EnquiryRules,
  enquiryFields,
  type FormInput,
} from '@forecourt/domain';

/** A form as a server draws it: with the fields that show. */
export function drawnForm(form: EnquiryForm, rules: EnquiryRules, values: FormInput = {}) {
  return { form, rules, fields: enquiryFields(form, rules, values) };
}
