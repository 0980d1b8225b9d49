/** Names of what a browser keeps (R3-18). The valuation's holds the site's id, not its slug. */
export const storageKeys = {
  favourites: (siteSlug: string) => `favourites:${siteSlug}`,
  enquiredCar: (siteSlug: string) => `enquired-car:${siteSlug}`,
  valuation: (siteId: string) => `trade-in-valuation:${siteId}`,
  success: 'success-category',
  profile: 'user-profile',
  recentSearches: 'recent-searches',
  resultView: 'result-view',
  /** Begins the names of the sections; R2-46 has them by site. */
  filterSections: (siteSlug: string) => `filter-section:${siteSlug}:`,
} as const;
