import { requestFailed } from '@forecourt/domain';
import type { ClientActionFunctionArgs } from 'react-router';
import type { EnquiryFault } from './enquiry.server.ts';

/**
 * Sends the form. When it does not get through, whatever the answer or without any, what was typed
 * stays where it is, with its form key, so that sending it again is the same lead (R11-03, R20-05).
 */
export async function sendEnquiry({
  serverAction,
}: ClientActionFunctionArgs): Promise<EnquiryFault> {
  try {
    return await serverAction<EnquiryFault>();
  } catch (error) {
    if (isRedirect(error)) throw error;
    // What a browser or a router says of it is no message for a visitor.
    return { errors: [], values: {}, failure: requestFailed(null) };
  }
}

/** A lead that was taken leads to its thank-you. */
function isRedirect(error: unknown): boolean {
  return error instanceof Response && error.status >= 300 && error.status < 400;
}
