import { fieldMessages } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { contactFault } from './contactFault.ts';
import { signInCopy } from './signInCopy.ts';

test.each([
  ['jo@example.com', null],
  ['0412 345 678', null],
  ['+61 412 345 678', null],
  ['jo@', fieldMessages.email.cutShort],
  ['0412 345', fieldMessages.phone.tooShort],
  ['', signInCopy.missingContact],
] as const)('a code to "%s": %s', (text, fault) => {
  expect(contactFault(text)).toBe(fault);
});
