import { enquiryCopy } from '../enquiry/enquiryCopy.ts';
import { searchCopy } from '../search/searchCopy.ts';

/** What happens when something fails (R8-01). */
export interface ErrorCase {
  /**
   * Where the visitor sees it: `nowhere`, in a browser `alert`, `inline` by the field or form, or
   * both. `alert` goes through the injected notifier (R0-09).
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

const logged = { shown: 'nowhere', log: 'error', words: 'failure', text: '' } as const;
const catalogued = { ...logged, words: 'catalogue' } as const;
const inline = { shown: 'inline', log: null, words: 'catalogue' } as const;
const alert = { shown: 'alert', log: 'error', words: 'failure' } as const;

/** The error catalogue; texts are verbatim, `occured` included (R0-01). */
export const errorCatalogue = {
  search: logged,
  sliderRefine: logged,
  sliderBelowRange: { ...catalogued, text: searchCopy.belowRange },
  sliderAboveRange: { ...catalogued, text: searchCopy.aboveRange },
  phoneReveal: logged,
  formSubmit: { ...catalogued, shown: 'alert_and_inline', text: enquiryCopy.submitFailed },
  noLeadId: { ...logged, shown: 'alert_and_inline', text: enquiryCopy.noLeadId },
  watchlist: {
    ...alert,
    text: 'Your list could not be changed, so it is as it was before. Please try again.',
  },
  reviews: { ...catalogued, text: 'Unable to fetch {provider} ratings' },
  geocode: { ...inline, text: enquiryCopy.unknownPostcode },
  postcode: { ...inline, text: enquiryCopy.invalidPostcode },
  pdf: {
    ...alert,
    text: 'The PDF could not be made, so nothing was downloaded. Please try again.',
  },
  session: logged,
  noPhone: {
    ...catalogued,
    log: 'warn',
    text: 'No phone number is configured, so the call button is hidden. Configure one.',
  },
  valuationSaved: { ...catalogued, log: 'info', text: 'Valuation data saved successfully' },
  valuationNotSaved: { ...catalogued, text: 'Failed to save valuation data' },
  budgetBelowMinimum: { ...inline, text: searchCopy.budgetNoneNote },
} as const satisfies Record<string, ErrorCase>;

/** Name of a failure. */
export type ErrorKind = keyof typeof errorCatalogue;
