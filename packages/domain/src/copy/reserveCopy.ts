/** Fixed texts of online reservation (§9, R9-04). */
export const reserveCopy = {
  deposit: '$200',
  refundable: 'Your deposit is refundable in full.',
  held: 'We hold the car for you for 48 hours.',
  moneyBack: '48-hour money-back guarantee',
} as const;

/** Ways to pay, in print order (R9-15). */
export const paymentLogos = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'] as const;
