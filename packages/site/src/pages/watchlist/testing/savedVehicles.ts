import { aVehicle } from '@forecourt/data/testing';

/** Two that are had, one that is sold, one without a price, one that is reserved. */
export const savedVehicles = [
  aVehicle({ id: 'a', slug: 'car-a' }),
  aVehicle({ id: 'b', slug: 'car-b', price: 30_000 }),
  aVehicle({ id: 's', slug: 'car-s', sold: true }),
  aVehicle({ id: 'n', slug: 'car-n', price: null }),
  aVehicle({ id: 'r', slug: 'car-r', status: 'reserved', reserved: true }),
];
