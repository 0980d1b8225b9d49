import { expect, test } from 'vitest';
import { fieldMessage } from './fieldMessage.ts';
import { fieldMessages } from './fieldMessages.ts';

const { email, phone } = fieldMessages;

test.each([
  ['email', '', 'Enter your email address'],
  ['email', 'kim', email.noAt],
  ['email', 'kim nguyen', email.noAt],
  ['email', 'kim @example.com', email.spaces],
  ['email', 'kim@', email.cutShort],
  ['email', '@example.com', email.cutShort],
  ['email', 'kim@example.', email.cutShort],
  ['email', 'kim@exa_mple.com', email.wrong],
  ['phone', '', 'Enter your phone number'],
  ['phone', '0412 345', phone.tooShort],
  ['phone', '0412 345 678 9', phone.tooLong],
  ['phone', '+61 (0)412 345 678 9', phone.tooLong],
  ['phone', '+61 (0)112 345 678', phone.wrong],
  ['phone', 'call me', phone.wrong],
  ['phone', '0112 345 678', phone.wrong],
  ['name', '', 'Enter your first name'],
  ['postcode', '', 'Invalid postcode. Please enter a 4-digit number.'],
  ['postcode', '12', 'Invalid postcode. Please enter a 4-digit number.'],
  ['location_id', 'gone', 'Choose a location'],
  ['rego', 'x', null],
] as const)('%s %j: %s', (field, text, message) => {
  expect(fieldMessage(field, text)).toBe(message);
});
