import { fieldMessages } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { contactFault } from './contactFault.ts';

test.each([
  ['jo@example.com', null],
  ['0412 345 678', null],
  ['+61 412 345 678', null],
  ['jo@', fieldMessages.email],
  ['0412 345', fieldMessages.phone],
  ['', fieldMessages.phone],
] as const)('a code to "%s": %s', (text, fault) => {
  expect(contactFault(text)).toBe(fault);
});
