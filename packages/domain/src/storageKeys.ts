/** Names of what a browser keeps (R3-18). The valuation's holds the site's id, not its slug. */
export const storageKeys = {
  favourites: (siteSlug: string) => `favourites:${siteSlug}`,
  enquiredCar: (siteSlug: string) => `enquired-car:${siteSlug}`,
  valuation: (siteId: string) => `trade-in-valuation:${siteId}`,
  success: 'success-category',
  profile: 'user-profile',
  /** Somebody is signed in; says nothing of whom. */
  signedIn: 'signed-in',
  recentSearches: 'recent-searches',
  viewed: (siteSlug: string) => `viewed:${siteSlug}`,
  compared: (siteSlug: string) => `compared:${siteSlug}`,
  visit: (siteSlug: string) => `visit:${siteSlug}`,
  resultView: 'result-view',
  consent: (siteSlug: string) => `tracking-consent:${siteSlug}`,
  sentEvent: (siteSlug: string) => `sent-event:${siteSlug}`,
  serviceBanner: 'service-banner',
  /** Of an unsent form; without one, how the names of all of the site begin. */
  draft: (siteSlug: string, form = '') => `draft:${siteSlug}:${form}`,
  /** Begins the names of the sections; R2-46 has them by site. */
  filterSections: (siteSlug: string) => `filter-section:${siteSlug}:`,
} as const;
