import type { CarType, PriceType } from '@forecourt/domain';
import type { Ad, LeftOut } from './adRow.ts';

/**
 * Attributes of Google's vehicle ads (support.google.com/merchants/answer/11192663), those that are required
 * in Australia and those that we know.
 */
export const googleColumns = [
  'id',
  'vin',
  'title',
  'description',
  'vehicle_fulfillment(option:store_code)',
  'link',
  'link_template',
  'image_link',
  'additional_image_link',
  'price',
  'vehicle_price_type',
  'condition',
  'brand',
  'model',
  'trim',
  'year',
  'mileage',
  'color',
  'google_product_category',
] as const;

/** Photos beside the first. */
const MORE_PHOTOS = 10;
/** Cars, trucks and vans, in Google's own list. */
const CARS = '916';

/** Which price types may stand with which condition (answer/14592783). */
const priceTypes: Record<PriceType, { name: string; for: readonly CarType[] } | null> = {
  drive_away: { name: 'drive_away_price', for: ['new', 'demo', 'used'] },
  egc: { name: 'excluding_government_charges_price', for: ['demo', 'used'] },
  unknown: null,
};

/** The line of a vehicle, or what Google wants of it beside. */
export function googleRow(ad: Ad): readonly string[] | LeftOut {
  const { vehicle, place, photos, url } = ad;
  const type = priceTypes[vehicle.priceType];
  if (type === null || !type.for.includes(vehicle.carType)) return 'price type';
  if (vehicle.km === null && vehicle.carType !== 'new') return 'kilometres';
  const [first, ...more] = photos;
  return [
    vehicle.id,
    ad.vin,
    ad.title,
    ad.description,
    `in_store:${place.slug}`,
    url,
    `${url}?store={store_code}`,
    first,
    more
      .slice(0, MORE_PHOTOS)
      .map((photo) => photo.replaceAll(',', '%2C'))
      .join(','),
    `${ad.price.toFixed(2)} AUD`,
    type.name,
    vehicle.carType === 'new' ? 'new' : 'used',
    vehicle.make,
    vehicle.model,
    vehicle.badge ?? '',
    String(ad.year),
    vehicle.km === null ? '' : `${vehicle.km} km`,
    ad.colour,
    CARS,
  ];
}
