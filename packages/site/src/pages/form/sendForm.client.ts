import { leadRefused, requestFailed, type SubmitFailure } from '@forecourt/domain';
import type { ClientActionFunctionArgs } from 'react-router';
import type { FormFault } from './formView.ts';
import { keepSent } from './sentForm.ts';

/**
 * Sends the form. When it does not get through, whatever the answer or without any, what was typed
 * stays where it is, with its form key, so that sending it again is the same lead (R11-03, R20-05).
 */
export async function sendForm({ serverAction }: ClientActionFunctionArgs): Promise<FormFault> {
  try {
    const answer: unknown = await serverAction();
    // Neither a lead nor a reason why not.
    return isFault(answer) ? answer : failed(leadRefused(null));
  } catch (error) {
    if (isRedirect(error)) {
      keepSent(Date.now());
      throw error;
    }
    // What a browser or a router says of it is no message for a visitor.
    return failed(requestFailed(null));
  }
}

function failed(failure: SubmitFailure): FormFault {
  return { errors: [], values: {}, fields: null, failure };
}

function isFault(answer: unknown): answer is FormFault {
  return typeof answer === 'object' && answer !== null && 'errors' in answer;
}

/** A lead that was taken leads to its thank-you. */
function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status >= 300 && error.status < 400;
}
