import { enquiryCopy } from './enquiryCopy.ts';

/** Names of the fields, as a visitor reads them. */
export const fieldLabels = {
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  message: 'Message',
  category: 'What is your enquiry about?',
  rego: 'Rego',
  dealership_slug: enquiryCopy.dealership,
  location_id: 'Select a location',
  additional_services: 'Additional services',
  preferred_date: 'Preferred date',
  contact_method: 'Preferred contact method',
  under_finance: 'Is the car under finance?',
  valuation_id: 'Valuation',
  opt_in: enquiryCopy.optIn,
  terms_conditions: 'I agree to the terms of use',
} as const;
