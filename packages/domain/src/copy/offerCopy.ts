/** Fixed texts of offers (§2, §4). */
export const offerCopy = {
  enquireNow: 'Enquire Now',
  explore: 'Explore {model}',
  viewMore: 'View more',
  viewLess: 'View less',
  viewDisclaimer: 'View full disclaimer',
  lessDisclaimer: 'less disclaimer',
} as const;
