/** Fixed texts of tags and states; `New` and `JUST SOLD` are labels of the dealer (R9-13). */
export const tagCopy = {
  electric: 'Electric',
  hybrid: 'Hybrid',
  reserved: 'Reserved',
  comingSoon: 'COMING SOON',
  sold: 'Sold',
  notAvailable: 'Not available',
} as const;
