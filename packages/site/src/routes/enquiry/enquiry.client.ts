import { type ClientActionFunctionArgs, isRouteErrorResponse } from 'react-router';
import type { EnquiryFault } from './enquiry.server.ts';

const UNSENT: EnquiryFault = {
  errors: [],
  values: {},
  message:
    'Your enquiry could not be sent, so we do not have it yet. Please check your connection and send it again, or call us on the number above.',
};

/**
 * Sends the form. When it does not get through, what was typed stays where it is, with its form
 * key, so that sending it again is the same lead (A3, J5).
 */
export async function sendEnquiry({
  serverAction,
}: ClientActionFunctionArgs): Promise<EnquiryFault> {
  try {
    return await serverAction<EnquiryFault>();
  } catch (error) {
    const isAnswer = error instanceof Response || isRouteErrorResponse(error);
    if (isAnswer && error.status < 500) throw error;
    return UNSENT;
  }
}
