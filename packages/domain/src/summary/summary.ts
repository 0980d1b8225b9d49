import { marketPrice } from '../price/marketPrice.ts';
import { type PriceDisplay, type PriceRules, priceDisplay } from '../price/priceDisplay.ts';
import { type TagRules, type VehicleTag, vehicleTag } from '../tags/vehicleTag.ts';
import { formatKm } from '../text/formatNumber.ts';
import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import { isAvailable, isSold } from '../vehicle/availability.ts';
import { caravanLength } from '../vehicle/caravanLength.ts';
import { type SpecKey, type SpecRules, specKeys, specRows } from '../vehicle/specRows.ts';
import { vehicleSubtitle, vehicleTitle } from '../vehicle/title.ts';
import type { CarType, ItemType, Vehicle, VehicleImage } from '../vehicle/vehicle.ts';
import { untoldState } from './untoldState.ts';

/** What a result card prints, and nothing else: it travels to the browser 21 times a page. */
export interface VehicleSummary {
  id: string;
  slug: string;
  itemType: ItemType;
  carType: CarType;
  /** `2021 Toyota HiLux` */
  title: string;
  /** Badge and series, `SR5 Double Cab` */
  subtitle: string | null;
  image: VehicleImage | null;
  photoCount: number;
  tag: VehicleTag | null;
  /** `Sold`, `Reserved`, `COMING SOON` or `Not available`, where the tag does not say it. */
  state: string | null;
  sold: boolean;
  available: boolean;
  price: PriceDisplay;
  /** `$1,500 below market price`; nothing of a sold one */
  market: string | null;
  /** In print order: `45,000 km`, `Automatic`, `Diesel`, `Ute`; empty ones are left out. */
  facts: readonly string[];
  /** What a card has room for where it lies down: `2.8L`, `4x4`, `White`. */
  more: readonly string[];
  /** Where it stands, by name: `Harbour Motors Southport`. */
  dealer: string | null;
  /** `Southport, QLD` */
  place: string | null;
}

/** Settings of a site, by the names its configuration uses. */
export type SummaryRules = PriceRules & TagRules & SpecRules;

/** Rows that a card adds to its facts, and how each says of itself what it is. */
const further: Partial<Record<SpecKey, (value: string) => string>> = {
  engineSize: String,
  drive: String,
  colour: String,
  tareWeight: (value) => `Tare ${value}`,
  axleType: String,
};

const furtherKeys = specKeys.filter((key) => key in further);

function moreFacts(vehicle: Vehicle, rules: SpecRules, now: number): readonly string[] {
  return specRows(vehicle, rules, now, furtherKeys).flatMap(
    ({ key, value }) => further[key]?.(value) ?? [],
  );
}

function caravanFacts({ caravan }: Vehicle): (string | null | undefined)[] {
  return [
    isBlank(caravan?.sleeps) ? null : `Sleeps ${caravan.sleeps}`,
    isBlank(caravan?.bodyLength) ? null : caravanLength(caravan.bodyLength),
  ];
}

function facts(vehicle: Vehicle): (string | null | undefined)[] {
  return [
    vehicle.km === null ? null : formatKm(vehicle.km),
    ...(vehicle.itemType === 'caravan' ? caravanFacts(vehicle) : []),
    vehicle.simpleTransmission ?? vehicle.transmission,
    vehicle.simpleFuel ?? vehicle.fuel,
    vehicle.simpleBody ?? vehicle.body,
  ];
}

/** What a result card prints of a vehicle. `now` is milliseconds since 1970 UTC. */
export function vehicleSummary(vehicle: Vehicle, rules: SummaryRules, now: number): VehicleSummary {
  const tag = vehicleTag(vehicle, rules, now);
  const sold = isSold(vehicle);
  return {
    id: vehicle.id,
    slug: vehicle.slug,
    itemType: vehicle.itemType,
    carType: vehicle.carType,
    title: vehicleTitle(vehicle),
    subtitle: vehicleSubtitle(vehicle),
    image: vehicle.images[0] ?? null,
    photoCount: vehicle.images.length,
    tag,
    state: untoldState(vehicle, tag),
    sold,
    available: isAvailable(vehicle),
    price: priceDisplay(vehicle, rules),
    market: sold ? null : (marketPrice(vehicle)?.text ?? null),
    facts: present(facts(vehicle)),
    more: moreFacts(vehicle, rules, now),
    dealer: vehicle.location?.name ?? vehicle.dealershipName,
    place: present([vehicle.location?.city, vehicle.location?.state]).join(', ') || null,
  };
}
