import { vehicleCopy } from '../copy/vehicleCopy.ts';
import { fill } from '../text/fill.ts';
import { formatKm, formatNumber } from '../text/formatNumber.ts';
import { isBlank } from '../text/isBlank.ts';
import { formatDate, wallTime } from '../time/zone.ts';
import { caravanLength } from './caravanLength.ts';
import type { ItemType, Vehicle } from './vehicle.ts';

interface SpecDefinition {
  key: string;
  label: string;
  value: (vehicle: Vehicle, today: string) => string | null | undefined;
}

const count = (value: number | null) => (value === null ? null : formatNumber(value));
const length = (value: string | null | undefined) => (isBlank(value) ? null : caravanLength(value));

/** Every row there is, in the order of a car's page. */
const definitions = [
  { key: 'km', label: 'Kilometres', value: (v) => (v.km === null ? null : formatKm(v.km)) },
  { key: 'sleeps', label: 'Sleeps', value: (v) => v.caravan?.sleeps },
  { key: 'body_length', label: 'Body length', value: (v) => length(v.caravan?.bodyLength) },
  { key: 'body_width', label: 'Body width', value: (v) => length(v.caravan?.bodyWidth) },
  { key: 'tare_weight', label: 'Tare weight', value: (v) => v.caravan?.tareWeight },
  {
    key: 'aggregate_trailer_mass',
    label: 'Aggregate trailer mass',
    value: (v) => v.caravan?.aggregateTrailerMass,
  },
  { key: 'axle_type', label: 'Axle type', value: (v) => v.caravan?.axleType },
  { key: 'transmission', label: 'Transmission', value: (v) => v.transmission },
  { key: 'fuel', label: 'Fuel', value: (v) => v.fuel },
  { key: 'body', label: 'Body', value: (v) => v.body ?? v.simpleBody },
  { key: 'engine', label: 'Engine', value: (v) => v.engineSize },
  { key: 'drive', label: 'Drive', value: (v) => v.drive },
  { key: 'colour', label: 'Colour', value: (v) => v.exteriorColour ?? v.colour },
  { key: 'seats', label: 'Seats', value: (v) => count(v.seats) },
  { key: 'doors', label: 'Doors', value: (v) => count(v.doors) },
  { key: 'stock_number', label: 'Stock number', value: (v) => v.stockNumber },
  { key: 'rego', label: 'Registration', value: (v) => v.rego },
  {
    key: 'rego_expiry',
    label: 'Registration expiry',
    value: (v, today) =>
      v.regoExpiry !== null && v.regoExpiry > today
        ? fill(vehicleCopy.regoExpiry, { date: formatDate(v.regoExpiry) })
        : null,
  },
  { key: 'vin', label: 'VIN', value: (v) => v.vin },
  { key: 'build_date', label: 'Build date', value: (v) => v.buildDate },
  { key: 'compliance_date', label: 'Compliance date', value: (v) => v.complianceDate },
  { key: 'cylinders', label: 'Cylinders', value: (v) => v.variant?.cylinders },
  {
    key: 'engine_cc',
    label: 'Engine size',
    value: (v) =>
      v.variant?.engineSizeCc == null ? null : `${formatNumber(v.variant.engineSizeCc)} cc`,
  },
  { key: 'engine_litres', label: 'Engine litres', value: (v) => v.variant?.engineSizeLitres },
  { key: 'induction', label: 'Induction', value: (v) => v.variant?.induction },
  { key: 'gear_type', label: 'Gear type', value: (v) => v.variant?.gearType },
  {
    key: 'fuel_consumption',
    label: 'Fuel consumption (combined)',
    value: (v) => v.variant?.fuelConsumptionCombined,
  },
  { key: 'fuel_capacity', label: 'Fuel capacity', value: (v) => v.variant?.fuelCapacity },
  { key: 'gross_mass', label: 'Gross vehicle mass', value: (v) => v.variant?.grossVehicleMass },
  { key: 'length', label: 'Length', value: (v) => length(v.variant?.length) },
  { key: 'height', label: 'Height', value: (v) => v.variant?.height },
  { key: 'width', label: 'Width', value: (v) => v.variant?.width },
  { key: 'torque', label: 'Torque', value: (v) => v.variant?.torque },
  { key: 'ancap', label: 'ANCAP rating', value: (v) => v.variant?.ancapRating },
] as const satisfies readonly SpecDefinition[];

/** Name of a specification row, for a dealer's list of rows to drop. */
export type SpecKey = (typeof definitions)[number]['key'];

/** Every key a dealer may drop. */
export const specKeys: readonly SpecKey[] = /* @__PURE__ */ definitions.map(({ key }) => key);

export interface SpecRow {
  key: SpecKey;
  label: string;
  value: string;
}

/** Settings of a site, by the names its configuration uses. */
export interface SpecRules {
  /** Keys of rows this dealer never shows, for example `rego` and `vin` (§5, R5-33). */
  dropSpecRows: readonly string[];
  /** IANA zone of the dealer, for "in the future" (G4). */
  timeZone: string;
}

const caravanOnly: readonly string[] = [
  'sleeps',
  'body_length',
  'body_width',
  'tare_weight',
  'aggregate_trailer_mass',
  'axle_type',
] satisfies SpecKey[];

/** Rows that say nothing about an item type (R1-10). */
const foreign: Readonly<Record<ItemType, readonly string[]>> = {
  car: caravanOnly,
  motorcycle: [...caravanOnly, 'doors'],
  caravan: ['km', 'transmission', 'fuel', 'engine', 'drive', 'seats', 'doors'] satisfies SpecKey[],
};

/**
 * Specification rows of a vehicle in print order. Blank values are dropped, zero is kept
 * (R5-32); a registration expiry shows only after today in the dealer's zone (R5-31).
 */
export const specRows = (vehicle: Vehicle, rules: SpecRules, now: number): readonly SpecRow[] => {
  const today = wallTime(now, rules.timeZone).date;
  const dropped = new Set<string>([...rules.dropSpecRows, ...foreign[vehicle.itemType]]);
  const rows: SpecRow[] = [];
  for (const { key, label, value } of definitions) {
    const text = dropped.has(key) ? null : value(vehicle, today);
    if (!isBlank(text)) rows.push({ key, label, value: text });
  }
  return rows;
};
