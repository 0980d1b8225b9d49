import type { SiteConfig } from '@forecourt/data';
import { isSold, priceDisplay, type SpecKey, type Vehicle, vehicleTitle } from '@forecourt/domain';
import type { Car, Motorcycle, Offer, Vehicle as VehicleThing, WithContext } from 'schema-dts';

export interface VehicleThingOptions {
  config: SiteConfig;
  /** Absolute address of its page. */
  url: string;
  /** Absolute addresses of its photos, as the page shows them. */
  images: readonly string[];
  /** Who sells it: the `@id` of a place, or its name. */
  seller: { id: string } | { name: string };
}

const types = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Vehicle' } as const;

/** A vehicle with its offer: only what its page prints, and no price where that prints none. */
export function vehicleThing(vehicle: Vehicle, options: VehicleThingOptions): object {
  const { config, url, images } = options;
  const { year, km, colour, exteriorColour, simpleBody, simpleFuel, fuel } = vehicle;
  const prints = (key: SpecKey) => !config.dropSpecRows.includes(key);
  const thing: WithContext<Car | Motorcycle | VehicleThing> = {
    '@context': 'https://schema.org',
    '@type': types[vehicle.itemType],
    name: vehicleTitle(vehicle),
    url,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    itemCondition: `https://schema.org/${vehicle.carType === 'new' ? 'New' : 'Used'}Condition`,
    offers: offerThing(vehicle, options),
    ...(images.length > 0 && { image: images }),
    ...(year !== null && { vehicleModelDate: String(year) }),
    ...(km !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' },
    }),
    ...(simpleBody !== null && { bodyType: simpleBody }),
    ...((exteriorColour ?? colour) !== null && { color: exteriorColour ?? colour ?? '' }),
    ...((simpleFuel ?? fuel) !== null && { fuelType: simpleFuel ?? fuel ?? '' }),
    ...(vehicle.transmission !== null && { vehicleTransmission: vehicle.transmission }),
    ...(vehicle.drive !== null && { driveWheelConfiguration: vehicle.drive }),
    ...(vehicle.doors !== null && { numberOfDoors: vehicle.doors }),
    ...(vehicle.seats !== null && { vehicleSeatingCapacity: vehicle.seats }),
    ...(vehicle.vin !== null && prints('vin') && { vehicleIdentificationNumber: vehicle.vin }),
    ...(vehicle.stockNumber !== null && { sku: vehicle.stockNumber }),
  };
  return thing;
}

function offerThing(vehicle: Vehicle, { config, url, seller }: VehicleThingOptions): Offer {
  const shown = priceDisplay(vehicle, config);
  const availability = isSold(vehicle)
    ? 'SoldOut'
    : vehicle.status === 'coming_soon'
      ? 'PreOrder'
      : vehicle.status === 'in_stock'
        ? 'InStock'
        : 'OutOfStock';
  return {
    '@type': 'Offer',
    url,
    availability: `https://schema.org/${availability}`,
    ...(shown.kind === 'price' &&
      vehicle.price !== null && { price: vehicle.price, priceCurrency: 'AUD' }),
    seller:
      'id' in seller
        ? { '@type': 'AutoDealer', '@id': seller.id }
        : { '@type': 'AutoDealer', name: seller.name },
  };
}
