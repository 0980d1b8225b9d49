import type { ListingRules } from '../listing/listingRules.ts';

/** The rules of a dealer that has set nothing. */
export const rules: ListingRules = {
  name: 'One',
  filters: [],
  histograms: false,
  openFilters: 0,
  hitsPerPage: 21,
  makeListLength: 7,
  imageService: null,
  labels: { newTag: '', soldTag: '', used: 'Used', noPrice: '', enquire: '' },
  overrideCity: null,
  quickFilters: [],
  promos: [],
  promoEveryPage: false,
  rememberFilterSections: false,
  stockCount: null,
  makeLogos: {},
  sevenSeater: null,
};
