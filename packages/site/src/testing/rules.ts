import type { ListingRules } from '../listing/listingRules.ts';

/** The rules of a dealer that has set nothing. */
export const rules: ListingRules = {
  name: 'One',
  customBodies: false,
  filters: [],
  histograms: false,
  openFilters: 0,
  hitsPerPage: 21,
  firstMakes: [],
  makeListLength: 7,
  imageService: null,
  labels: { newTag: '', soldTag: '', used: 'Used', noPrice: '', approval: '', enquire: '' },
  overrideCity: null,
  quickFilters: [],
  promos: [],
  promoEveryPage: false,
  rememberFilterSections: false,
  stockCount: null,
  makeLogos: {},
  sevenSeater: null,
};
