import { emptySearch, type SearchState } from '@forecourt/domain';
import type { Query } from './engine.ts';

function query(part: Partial<SearchState>): Query {
  return { ...emptySearch, ...part };
}

/** Twelve things shoppers ask, from nothing at all to six facets at once. */
export const shapes = {
  everything: query({}),
  make: query({ values: { make: ['Toyota'] } }),
  'two makes, a body': query({ values: { make: ['Toyota', 'Mazda'], body: ['SUV'] } }),
  'make and model': query({ values: { make: ['Toyota'], model: ['HiLux'] } }),
  'under 40k': query({ ranges: { price: { min: null, max: 40_000 } } }),
  '7 seats, SUV, under 40k, diesel, a state': query({
    values: { seats: ['7'], body: ['SUV'], fuel: ['Diesel'], state: ['QLD'] },
    ranges: { price: { min: null, max: 40_000 } },
  }),
  'six facets': query({
    values: {
      car_type: ['used', 'demo'],
      make: ['Toyota', 'Ford', 'Mazda'],
      body: ['SUV', 'Ute'],
      colour: ['White', 'Black', 'Grey'],
      state: ['QLD', 'NSW'],
      filtered_features: ['Tow Bar', 'Sunroof'],
    },
  }),
  features: query({ values: { filtered_features: ['Apple CarPlay'] } }),
  'price, highest first': query({ sort: 'price_desc' }),
  'latest SUVs, third page': query({ sort: 'latest', page: 3, values: { body: ['SUV'] } }),
  text: query({ query: 'toyota hilux' }),
  'text begun, and a body': query({ query: 'white toy', values: { body: ['Ute'] } }),
} as const satisfies Record<string, Query>;

export type Shape = keyof typeof shapes;
