export type * from './lead/lead.ts';
export type * from './location/location.ts';
export type * from './price/priceDisplay.ts';
export type * from './search/searchState.ts';
export type * from './tags/vehicleTag.ts';
export type * from './vehicle/summary.ts';
export type * from './vehicle/vehicle.ts';
