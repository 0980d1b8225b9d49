/** Ids of tracking events. A category's own id wins over those of forms (R4-21). */
export const trackingEvents = {
  vehicle: 14,
  usedVehicle: 15,
  testDrive: 17,
  offerAccepted: 18,
  form: 22,
  clickToCall: 25,
  saved: 39,
  usedTestDrive: 48,
  careers: 51,
} as const;

/** Id of a tracking event. */
export type TrackingEvent = (typeof trackingEvents)[keyof typeof trackingEvents];
