/** Fixed texts of the price line (§5, R3-04, G1). */
export const priceCopy = {
  preorder: 'PREORDER',
  was: 'Was {amount} now:',
  subscription: '{amount} / week',
  driveAway: 'Drive Away',
  egc: 'Excl. Govt. Charges',
  belowMarket: '{amount} below market price',
  stateAverage: 'Compared with the average market price in its state.',
  nationalAverage: 'Compared with the average market price in Australia.',
  averageBasis: 'The average leaves out government charges, which this price includes.',
} as const;
