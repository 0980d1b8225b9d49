import { fieldMessages } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { profileFaults } from './profileFaults.ts';

const whole = {
  ...{ name: 'Kim', last_name: 'Ng', email: 'kim@example.com' },
  ...{ phone: '0412 345 678', postcode: '0800' },
};

test.each([
  [whole, {}],
  [{ name: '', last_name: '', email: ' ', phone: '', postcode: '' }, {}],
  [{ ...whole, email: ' kim@example.com ' }, {}],
  [{ ...whole, email: 'kim@' }, { email: fieldMessages.email.wrong }],
  [
    { ...whole, phone: '12', postcode: '80' },
    { phone: fieldMessages.phone.wrong, postcode: fieldMessages.postcode.wrong },
  ],
])('%o: %o (R3-19)', (values, faults) => {
  expect(profileFaults(values)).toEqual(faults);
});
