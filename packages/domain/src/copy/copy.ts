import { bannerCopy } from './bannerCopy.ts';
import { enquiryCopy } from './enquiryCopy.ts';
import { financeCopy } from './financeCopy.ts';
import { defaultLabels } from './labels.ts';
import { locationCopy } from './locationCopy.ts';
import { modelCopy } from './modelCopy.ts';
import { offerCopy } from './offerCopy.ts';
import { priceCopy } from './priceCopy.ts';
import { reserveCopy } from './reserveCopy.ts';
import { reviewCopy } from './reviewCopy.ts';
import { searchCopy } from './searchCopy.ts';
import { successCopy } from './successCopy.ts';
import { tagCopy } from './tagCopy.ts';
import { tradeInCopy } from './tradeInCopy.ts';
import { vehicleCopy } from './vehicleCopy.ts';
import { watchlistCopy } from './watchlistCopy.ts';

/** Every fixed text of the platform by capability; the one place to look one up (G1). */
export const copy = {
  banner: bannerCopy,
  enquiry: enquiryCopy,
  finance: financeCopy,
  labels: defaultLabels,
  location: locationCopy,
  model: modelCopy,
  offer: offerCopy,
  price: priceCopy,
  reserve: reserveCopy,
  review: reviewCopy,
  search: searchCopy,
  success: successCopy,
  tag: tagCopy,
  tradeIn: tradeInCopy,
  vehicle: vehicleCopy,
  watchlist: watchlistCopy,
} as const;
