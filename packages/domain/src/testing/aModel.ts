import type { VehicleModel } from '../models/vehicleModel.ts';

/** A model of a range for tests, of no maker; name what matters. */
export function aModel(fields: Partial<VehicleModel> = {}): VehicleModel {
  return {
    id: 'm1',
    name: 'Wrangler',
    slug: 'wrangler',
    newSlug: null,
    overrideUrl: null,
    status: null,
    imageUrl: null,
    thumbUrl: null,
    shortDescription: null,
    description: null,
    fromPrice: null,
    manufacturer: null,
    bodies: [],
    fuels: [],
    ...fields,
  };
}
