/** Texts of `/success` by what was sent (R4-35). */
export const successCopy = {
  default: 'We have your message and will be in touch soon.',
  testDrive: 'We have your test-drive request and will call you to settle the time.',
  service: 'We have your service request and will call you to settle the time.',
  parts: 'We have your parts enquiry and will be in touch about price and availability.',
  finance: 'We have your finance enquiry and will be in touch to talk it through.',
  tradeIn: 'We have your trade-in details and will be in touch about your offer.',
  careers: 'We have your application and will be in touch.',
} as const;

/** What a shopper can do meanwhile. */
export const successNextCopy = {
  testDrive: 'On the day, bring your driver licence.',
  service: 'Nothing is booked until we have spoken to you.',
  finance: 'Lenders ask for your driver licence and your last payslips first: have them at hand.',
  tradeIn: 'Have its registration papers, service history and spare key at hand.',
  vehicle: 'Compare it with vehicles like it, or work out a repayment on its page.',
  default: 'Look through our stock: it changes every day.',
  parts: 'With your VIN or rego at hand we find the right part sooner.',
} as const;

/** What becomes of a time that was chosen. */
export const successTimeCopy = {
  kept: 'We keep that time for you until we have spoken.',
  taken: 'That time is no longer free, so we will agree on another when we call.',
  unsure: 'We could not check that time just now, and confirm it when we call.',
} as const;
