/** Texts of `/success` by what was sent (R4-35); `default` also without a record (R2-21). */
export const successCopy = {
  default: 'Thank you. We have your message and will be in touch soon.',
  testDrive: 'Thank you. We have your test-drive request and will call you to settle the time.',
  tradeIn: 'Thank you. We have your trade-in details and will be in touch about your offer.',
  careers: 'Thank you. We have your application and will be in touch.',
} as const;
