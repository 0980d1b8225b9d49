import { enquiryCopy } from '../copy/enquiryCopy.ts';
import { financeCopy } from '../copy/financeCopy.ts';
import { defaultLabels } from '../copy/labels.ts';
import { locationCopy } from '../copy/locationCopy.ts';
import { searchCopy } from '../copy/searchCopy.ts';
import { successCopy } from '../copy/successCopy.ts';
import { tagCopy } from '../copy/tagCopy.ts';

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
