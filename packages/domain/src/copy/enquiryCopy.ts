/** Fixed texts of enquiry forms and their messages (§2, §5, §8; G1: quoted texts are verbatim). */
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

/** What stands by a field that needs the visitor: what is wrong, why it matters, what to do. */
export const fieldMessages = {
  name: 'Your first name is missing, so the dealer cannot address you. Please enter it.',
  last_name: 'Your last name is missing, so the dealer cannot address you. Please enter it.',
  email: 'This is not an email address we can reply to. Please enter one such as name@example.com.',
  phone:
    'This is not an Australian phone number we can call. Please enter one such as 0412 345 678.',
  postcode: enquiryCopy.invalidPostcode,
  message: 'Your message is empty, so the dealer cannot answer it. Please write what you need.',
  category: 'No subject is chosen, so we cannot pass this on to the right team. Please choose one.',
  dealership_slug:
    'No dealership is chosen, so we cannot pass this on to the right one. Please choose one.',
  location_id:
    'No location is chosen, so we cannot pass this on to the right one. Please choose one.',
  terms_conditions: enquiryCopy.terms,
} as const;
