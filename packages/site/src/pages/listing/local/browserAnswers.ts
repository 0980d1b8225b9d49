import { createListingAnswers } from './answerListing.ts';
import { browserStock } from './browserStock.ts';
import { createKeptAnswers } from './keptAnswers.ts';

/** What the server answered in this document: it belongs to one site. */
export const keptAnswers = /* @__PURE__ */ createKeptAnswers(() => Date.now());

/** The answers of this document. */
export const browserAnswers = /* @__PURE__ */ createListingAnswers(browserStock, keptAnswers);
