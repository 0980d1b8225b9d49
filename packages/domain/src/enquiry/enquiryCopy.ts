/** Fixed texts of enquiry forms and their messages (R0-01: letter by letter). */
export const enquiryCopy = {
  optIn: 'Yes, I would like to subscribe to receive latest offers & product updates.',
  /** Under every form. */
  collection: 'We use your details to answer this enquiry.',
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

/** Names `optIn` and `collection` as they are now: other words are another version, kept with each lead. */
export const CONSENT_VERSION = '2026-11';
