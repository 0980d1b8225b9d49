import { enquiryCopy } from '../enquiry/enquiryCopy.ts';
import { successCopy } from '../enquiry/successCopy.ts';
import { financeCopy } from '../finance/financeCopy.ts';
import { locationCopy } from '../location/locationCopy.ts';
import { searchCopy } from '../search/searchCopy.ts';
import { defaultLabels } from '../tags/labels.ts';
import { tagCopy } from '../tags/tagCopy.ts';

/** Every fixed text of the rules by capability, to be walked by tests (R0-01). */
export const copy = {
  enquiry: enquiryCopy,
  finance: financeCopy,
  labels: defaultLabels,
  location: locationCopy,
  search: searchCopy,
  success: successCopy,
  tag: tagCopy,
} as const;
