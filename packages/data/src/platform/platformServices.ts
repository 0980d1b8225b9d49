/** What a platform can be asked for; one that lacks some of it leaves these to the sites themselves. */
export const platformServices = [
  'reviews',
  'rego',
  'valuation',
  'geocoder',
  'disclaimers',
  'miscellaneous',
  'appointments',
] as const;

export type PlatformServiceName = (typeof platformServices)[number];
