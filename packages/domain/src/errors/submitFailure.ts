import { enquiryCopy } from '../enquiry/enquiryCopy.ts';
import { isBlank } from '../text/isBlank.ts';

/** What a visitor is told when a form was not taken. */
export interface SubmitFailure {
  /** Browser alert. */
  alert: string;
  /** Text by the form, `role="alert"`. */
  inline: string;
}

/** The request failed: fixed alert, inline its message or the same text (R4-18). */
export function requestFailed(message: string | null): SubmitFailure {
  return {
    alert: enquiryCopy.submitFailed,
    inline: isBlank(message) ? enquiryCopy.submitFailed : message,
  };
}

/** The answer holds no `lead_id`: the server's error or the fixed text, in both places (R4-18). */
export function leadRefused(serverError: string | null): SubmitFailure {
  const text = isBlank(serverError) ? enquiryCopy.noLeadId : serverError;
  return { alert: text, inline: text };
}
