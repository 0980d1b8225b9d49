/** Section titles and toggles of one vehicle, letter by letter (R2-70, R2-72, R2-74). */
export const vehicleCopy = {
  keyInformation: 'Key information',
  reserveOnline: 'Reserve Online',
  whyBuyFromUs: 'Why Buy From Us?',
  protectYourCar: 'Protect Your Car',
  carSummary: 'Car Summary',
  allSpecifications: 'All Specifications',
  ourComments: 'Our Comments',
  carDetails: 'Car Details',
  showMore: 'Show More',
  showLess: 'Show Less',
  showAll: 'Show All',
  hide: 'Hide',
  requestPhotos: 'Request photos',
  similarOnForm: 'Find me something similar',
  similarOnCard: 'Find Me Something Similar',
} as const;
