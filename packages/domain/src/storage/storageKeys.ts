/** Names of what a browser keeps (R3-18). The valuation's holds the site's id, not its slug. */
export const storageKeys = {
  favourites: (siteSlug: string) => `favourites:${siteSlug}`,
  enquiredCar: (siteSlug: string) => `enquired-car:${siteSlug}`,
  valuation: (siteId: string) => `trade-in-valuation:${siteId}`,
  success: 'success-category',
  profile: 'user-profile',
  recentSearches: 'recent-searches',
} as const;
