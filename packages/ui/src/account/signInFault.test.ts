import { expect, test } from 'vitest';
import { signInCopy, waitWords } from './signInCopy.ts';
import { codeFault, phoneFault } from './signInFault.ts';

test.each([
  ['0412 345 678', null],
  ['+61 412 345 678', null],
  ['0412 345', signInCopy.malformedPhone],
  ['(07) 3555 1234', signInCopy.malformedPhone],
  ['jo@example.com', signInCopy.malformedPhone],
  [' ', signInCopy.missingPhone],
] as const)('a code to "%s": %s', (text, fault) => {
  expect(phoneFault(text)).toBe(fault);
});

test.each([
  ['204816', null],
  ['204 816', null],
  ['20481', signInCopy.malformedCode],
  ['', signInCopy.missingCode],
] as const)('the code "%s": %s', (text, fault) => {
  expect(codeFault(text)).toBe(fault);
});

test.each([
  [1, 'a second'],
  [30, '30 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [3_600, '60 minutes'],
  [86_400, '24 hours'],
])('%i s are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
