/** Buttons and toggles of an offer, letter by letter (§2, §4, R2-70, R2-75). */
export const offerCopy = {
  enquireNow: 'Enquire Now',
  viewMore: 'View more',
  viewLess: 'View less',
  viewDisclaimer: 'View full disclaimer',
  lessDisclaimer: 'less disclaimer',
} as const;
