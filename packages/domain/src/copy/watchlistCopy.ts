/** Fixed texts of saved vehicles (§4). */
export const watchlistCopy = {
  save: 'Save',
  saved: 'Saved',
  added: 'Saved to your watchlist',
  removed: 'Removed from your watchlist',
} as const;
