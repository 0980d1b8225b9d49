/** Fixed texts of enquiry forms and their messages (R0-01: letter by letter). */
export const enquiryCopy = {
  optIn: 'Yes, I would like to subscribe to receive latest offers & product updates.',
  terms: '* You must agree to the terms of use before submitting the form.',
  rego: 'Rego - Helps us better assist your enquiry',
  dealership: 'Select a Preferred Dealership',
  invalidPostcode: 'Invalid postcode. Please enter a 4-digit number.',
  unknownPostcode: 'Invalid postcode',
  submitFailed: 'An error occurred when submitting this form',
  noLeadId: 'An unexpected error occured',
  tooLong: 'This is longer than 5,000 characters, more than we can pass on. Please shorten it.',
  photos: 'Please send photos for this car',
} as const;

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

/** What is said of a field that is empty and must not be, and of one that holds something wrong. */
export interface FieldMessages {
  missing: string;
  wrong: string;
}

function both(text: string): FieldMessages {
  return { missing: text, wrong: text };
}

/** The words beside a field that needs the visitor: what to do, in one sentence. */
export const fieldMessages = {
  name: both('Enter your first name'),
  last_name: both('Enter your last name'),
  email: {
    missing: 'Enter your email address',
    wrong: 'Enter an email address like name@example.com',
    noAt: 'Put an @ into the email address, as in name@example.com',
    spaces: 'Take the space out of the email address',
    cutShort: 'Complete the email address, as in name@example.com',
  },
  phone: {
    missing: 'Enter your phone number',
    wrong: 'Enter an Australian phone number like 0412 345 678 or 02 5550 1234',
    tooShort: 'This phone number is too short. Enter one like 0412 345 678 or 02 5550 1234',
    tooLong: 'This phone number is too long. Enter one like 0412 345 678 or 02 5550 1234',
  },
  postcode: both(enquiryCopy.invalidPostcode),
  message: both('Write what you would like to know'),
  category: both('Choose what your enquiry is about'),
  dealership_slug: both('Choose a dealership'),
  location_id: both('Choose a location'),
  terms_conditions: both(enquiryCopy.terms),
} as const;
