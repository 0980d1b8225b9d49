/** Buttons and toggles of an offer, letter by letter (R2-70, R2-75). */
export const offerCopy = {
  enquireNow: 'Enquire Now',
  viewMore: 'View more',
  viewLess: 'View less',
  viewDisclaimer: 'View full disclaimer',
  lessDisclaimer: 'less disclaimer',
} as const;
