import { enquiryCopy } from '../copy/enquiryCopy.ts';
import { searchCopy } from '../copy/searchCopy.ts';

/** What happens when something fails (§8). */
export interface ErrorCase {
  /**
   * Where the visitor sees it: `nowhere`, in a browser `alert`, `inline` by the field or form, or
   * both. `alert` goes through the injected notifier (G9).
   */
  shown: 'nowhere' | 'alert' | 'inline' | 'alert_and_inline';
  /** Level it is logged at; `null` is not logged. */
  log: 'error' | 'warn' | 'info' | null;
  /**
   * Whose words they are: the catalogue's `text`, or the failure's own with `text` where it has
   * none (R8-02).
   */
  words: 'catalogue' | 'failure';
  text: string;
}

/** The error catalogue of §8; texts are verbatim, `occured` included (G1). */
export const errorCatalogue = {
  search: { shown: 'nowhere', log: 'error', words: 'failure', text: '' },
  sliderRefine: { shown: 'nowhere', log: 'error', words: 'failure', text: '' },
  sliderBelowRange: {
    shown: 'nowhere',
    log: 'error',
    words: 'catalogue',
    text: searchCopy.belowRange,
  },
  sliderAboveRange: {
    shown: 'nowhere',
    log: 'error',
    words: 'catalogue',
    text: searchCopy.aboveRange,
  },
  phoneReveal: { shown: 'nowhere', log: 'error', words: 'failure', text: '' },
  formSubmit: {
    shown: 'alert_and_inline',
    log: 'error',
    words: 'catalogue',
    text: enquiryCopy.submitFailed,
  },
  noLeadId: {
    shown: 'alert_and_inline',
    log: 'error',
    words: 'failure',
    text: enquiryCopy.noLeadId,
  },
  watchlist: {
    shown: 'alert',
    log: 'error',
    words: 'failure',
    text: 'Your list could not be changed, so it is as it was before. Please try again.',
  },
  reviews: {
    shown: 'nowhere',
    log: 'error',
    words: 'catalogue',
    text: 'Unable to fetch {provider} ratings',
  },
  geocode: { shown: 'inline', log: null, words: 'catalogue', text: enquiryCopy.unknownPostcode },
  postcode: {
    shown: 'inline',
    log: null,
    words: 'catalogue',
    text: enquiryCopy.invalidPostcode,
  },
  pdf: {
    shown: 'alert',
    log: 'error',
    words: 'failure',
    text: 'The PDF could not be made, so nothing was downloaded. Please try again.',
  },
  session: { shown: 'nowhere', log: 'error', words: 'failure', text: '' },
  noPhone: {
    shown: 'nowhere',
    log: 'warn',
    words: 'catalogue',
    text: 'No phone number is configured, so the call button is hidden. Configure one.',
  },
  valuationSaved: {
    shown: 'nowhere',
    log: 'info',
    words: 'catalogue',
    text: 'Valuation data saved successfully',
  },
  valuationNotSaved: {
    shown: 'nowhere',
    log: 'error',
    words: 'catalogue',
    text: 'Failed to save valuation data',
  },
  budgetBelowMinimum: {
    shown: 'inline',
    log: null,
    words: 'catalogue',
    text: searchCopy.budgetNoneNote,
  },
} as const satisfies Record<string, ErrorCase>;

export type ErrorKind = keyof typeof errorCatalogue;
