import type { VehicleModel } from '@forecourt/domain';
import type { PictureName } from './pictureNames.ts';

const base: VehicleModel = {
  id: 'm-1',
  name: 'CX-60',
  slug: 'cx-60',
  newSlug: null,
  overrideUrl: null,
  status: null,
  imageUrl: null,
  thumbUrl: null,
  shortDescription: 'Six cylinders or plug-in hybrid, five seats and room to breathe.',
  description: null,
  fromPrice: 61_990,
  manufacturer: 'Mazda',
  bodies: ['SUV'],
  fuels: ['Petrol', 'Diesel'],
};

/** A range with every state a card can be in. */
export const models: readonly VehicleModel[] = [
  base,
  {
    ...base,
    id: 'm-2',
    name: 'BT-50',
    slug: 'bt-50',
    status: 'new',
    bodies: ['Trucks'],
    fromPrice: 38_450,
  },
  {
    ...base,
    id: 'm-3',
    name: 'MX-30 Electric Long-Range Touring Edition',
    slug: 'mx-30',
    status: 'coming_soon',
    fuels: ['Electric'],
    fromPrice: null,
    shortDescription:
      'Freestyle doors, a cabin of cork and recycled cloth, and enough range for the week: order yours now for delivery in the second half of next year, with a home charger fitted by our own electricians at no cost to you, wherever you live.',
  },
  {
    ...base,
    id: 'm-4',
    name: 'Mazda2',
    slug: 'mazda2',
    overrideUrl: 'https://maker.example/mazda2',
    bodies: ['Hatch'],
    shortDescription: null,
    fromPrice: 24_720,
  },
  { ...base, id: 'm-5', name: 'MX-5', slug: 'mx-5', bodies: ['Performance'], fromPrice: 41_520 },
];

/** Pictures of some of them. */
export const modelPictures: Readonly<Record<string, PictureName>> = {
  'm-1': 'forecourt-suv-blue-side',
  'm-2': 'country-ute-dual-white-side',
  'm-4': 'forecourt-hatch-red-side',
};
