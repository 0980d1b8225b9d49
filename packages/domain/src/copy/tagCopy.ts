/** Fixed tag texts (§4); `New` and `JUST SOLD` are labels of the dealer (R9-13). */
export const tagCopy = {
  electric: 'Electric',
  hybrid: 'Hybrid',
  reserved: 'Reserved',
  comingSoon: 'COMING SOON',
} as const;
