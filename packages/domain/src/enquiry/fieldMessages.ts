import { enquiryCopy } from './enquiryCopy.ts';

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
  preferred_date: {
    past: 'Choose a day and time that are still to come, or leave this empty',
    closed: 'We are closed on that day. Choose another, or leave this empty',
  },
  terms_conditions: both(enquiryCopy.terms),
} as const;
