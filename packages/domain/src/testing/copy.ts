import { bannerCopy } from '../copy/bannerCopy.ts';
import { enquiryCopy } from '../copy/enquiryCopy.ts';
import { financeCopy } from '../copy/financeCopy.ts';
import { defaultLabels } from '../copy/labels.ts';
import { locationCopy } from '../copy/locationCopy.ts';
import { modelCopy } from '../copy/modelCopy.ts';
import { offerCopy } from '../copy/offerCopy.ts';
import { priceCopy } from '../copy/priceCopy.ts';
import { reserveCopy } from '../copy/reserveCopy.ts';
import { reviewCopy } from '../copy/reviewCopy.ts';
import { searchCopy } from '../copy/searchCopy.ts';
import { successCopy } from '../copy/successCopy.ts';
import { tagCopy } from '../copy/tagCopy.ts';
import { tradeInCopy } from '../copy/tradeInCopy.ts';
import { vehicleCopy } from '../copy/vehicleCopy.ts';
import { watchlistCopy } from '../copy/watchlistCopy.ts';

/** Every fixed text of the platform by capability, to be walked by tests (G1). */
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
