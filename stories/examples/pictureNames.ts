/** Pictures of the demo that the stories show. */
export const pictureNames = [
  'hero-country',
  'hero-forecourt',
  'country-ute-dual-white-side',
  'country-four-wheel-drive-sand-side',
  'forecourt-suv-blue-side',
  'forecourt-suv-blue-front',
  'forecourt-suv-blue-rear',
  'forecourt-suv-blue-wheel',
  'cabin-charcoal-dash',
  'cabin-charcoal-seats',
  'forecourt-hatch-red-side',
  'forecourt-sedan-silver-side',
  'country-caravan-white-side',
  'country-adventure-bike-orange-side',
] as const;

export type PictureName = (typeof pictureNames)[number];
