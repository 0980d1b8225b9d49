import { mobileNumber, typedCode } from '@forecourt/domain';
import { signInCopy } from './signInCopy.ts';

/** What is wrong with the number a code is to be sent to, or `null`; by the rule of the server. */
export function phoneFault(text: string): string | null {
  if (text.trim() === '') return signInCopy.missingPhone;
  return mobileNumber(text) === null ? signInCopy.malformedPhone : null;
}

/** What is wrong with the look of a code, or `null`. */
export function codeFault(text: string): string | null {
  if (text.trim() === '') return signInCopy.missingCode;
  return typedCode(text) === null ? signInCopy.malformedCode : null;
}
