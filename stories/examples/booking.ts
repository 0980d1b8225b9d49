/** What a workshop can be asked for besides. */
export const additionalServices = [
  'Wash and vacuum',
  'Loan car',
  'Pick-up and delivery',
  'Safety check',
];
