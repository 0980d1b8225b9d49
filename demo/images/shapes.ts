/** Bodies that can be drawn. */
export const shapes = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  'suv-large',
  'four-wheel-drive',
  'ute-dual',
  'ute-tray',
  'van',
  'people-mover',
  'coupe',
  'sports',
  'convertible',
  'limousine',
  'luxury-suv',
  'cruiser',
  'sport-bike',
  'adventure-bike',
  'caravan',
] as const;

export type Shape = (typeof shapes)[number];
