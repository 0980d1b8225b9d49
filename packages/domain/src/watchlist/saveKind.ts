/** Settings of a site, by the names its configuration uses. */
export interface SaveRules {
  garageEnabled: boolean;
  favourites: boolean;
}

/**
 * Which of two features the heart on a card is, never both: the watchlist of signed-in people, or
 * favourites in the browser (R1-04).
 */
export function saveKind(rules: SaveRules): 'watchlist' | 'favourites' | null {
  if (rules.garageEnabled) return 'watchlist';
  return rules.favourites ? 'favourites' : null;
}
