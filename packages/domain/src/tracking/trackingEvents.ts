/** Ids of tracking events (§7). A category's own id wins over those of forms (R4-21). */
export const trackingEvents = {
  enquiryNewOrDemo: 14,
  enquiryUsed: 15,
  testDriveNewOrTestDriveOnly: 17,
  tradeInAccepted: 18,
  form: 22,
  clickToCall: 25,
  saved: 39,
  testDriveUsed: 48,
  careers: 51,
} as const;

/** Id of a tracking event. */
export type TrackingEvent = (typeof trackingEvents)[keyof typeof trackingEvents];
