import { vehicleCopy } from '../copy/vehicleCopy.ts';
import { fill } from '../text/fill.ts';
import { formatNumber } from '../text/formatNumber.ts';
import { isBlank } from '../text/isBlank.ts';
import { formatDate, wallTime } from '../time/zone.ts';
import { caravanLength } from './caravanLength.ts';
import type { ItemType, Vehicle } from './vehicle.ts';

type Value = (vehicle: Vehicle, today: string) => string | null | undefined;

const count = (value: number | null | undefined, unit = '') =>
  value == null ? null : formatNumber(value) + unit;
const length = (value: string | null | undefined) => (isBlank(value) ? null : caravanLength(value));

/** Every row there is, in print order. */
const values = {
  km: (v) => count(v.km, ' km'),
  sleeps: (v) => v.caravan?.sleeps,
  body_length: (v) => length(v.caravan?.bodyLength),
  body_width: (v) => length(v.caravan?.bodyWidth),
  tare_weight: (v) => v.caravan?.tareWeight,
  aggregate_trailer_mass: (v) => v.caravan?.aggregateTrailerMass,
  axle_type: (v) => v.caravan?.axleType,
  transmission: (v) => v.transmission,
  fuel: (v) => v.fuel,
  body: (v) => v.body ?? v.simpleBody,
  engine: (v) => v.engineSize,
  drive: (v) => v.drive,
  colour: (v) => v.exteriorColour ?? v.colour,
  seats: (v) => count(v.seats),
  doors: (v) => count(v.doors),
  stock_number: (v) => v.stockNumber,
  rego: (v) => v.rego,
  rego_expiry: ({ regoExpiry }, today) =>
    regoExpiry !== null && regoExpiry > today
      ? fill(vehicleCopy.regoExpiry, { date: formatDate(regoExpiry) })
      : null,
  vin: (v) => v.vin,
  build_date: (v) => v.buildDate,
  compliance_date: (v) => v.complianceDate,
  cylinders: (v) => v.variant?.cylinders,
  engine_cc: (v) => count(v.variant?.engineSizeCc, ' cc'),
  engine_litres: (v) => v.variant?.engineSizeLitres,
  induction: (v) => v.variant?.induction,
  gear_type: (v) => v.variant?.gearType,
  fuel_consumption: (v) => v.variant?.fuelConsumptionCombined,
  fuel_capacity: (v) => v.variant?.fuelCapacity,
  gross_mass: (v) => v.variant?.grossVehicleMass,
  length: (v) => length(v.variant?.length),
  height: (v) => v.variant?.height,
  width: (v) => v.variant?.width,
  torque: (v) => v.variant?.torque,
  ancap: (v) => v.variant?.ancapRating,
} as const satisfies Record<string, Value>;

/** Labels that are not their key in words. */
const labels: Readonly<Partial<Record<SpecKey, string>>> = {
  km: 'Kilometres',
  rego: 'Registration',
  rego_expiry: 'Registration expiry',
  vin: 'VIN',
  engine_cc: 'Engine size',
  fuel_consumption: 'Fuel consumption (combined)',
  gross_mass: 'Gross vehicle mass',
  ancap: 'ANCAP rating',
};

/** `tare_weight` is `Tare weight`. */
export const specLabel = (key: SpecKey): string =>
  labels[key] ?? (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ');

/** Name of a specification row, for a dealer's list of rows to drop. */
export type SpecKey = keyof typeof values;

/** Every key a dealer may drop, in print order. */
export const specKeys = /* @__PURE__ */ Object.keys(values) as readonly SpecKey[];

/** One line of a specification table. */
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

/** Rows that say nothing about an item type (R1-10). */
const foreign: Readonly<Record<ItemType, readonly SpecKey[]>> = {
  car: [],
  motorcycle: ['doors'],
  caravan: ['km', 'transmission', 'fuel', 'engine', 'drive', 'seats', 'doors'],
};

/**
 * Specification rows of a vehicle in print order. Blank values are dropped, zero is kept
 * (R5-32); a registration expiry shows only after today in the dealer's zone (R5-31).
 */
export const specRows = (vehicle: Vehicle, rules: SpecRules, now: number): readonly SpecRow[] => {
  const today = wallTime(now, rules.timeZone).date;
  const subject = vehicle.itemType === 'caravan' ? vehicle : { ...vehicle, caravan: null };
  const dropped = new Set<string>([...rules.dropSpecRows, ...foreign[vehicle.itemType]]);
  return specKeys.flatMap((key) => {
    const value = dropped.has(key) ? null : values[key](subject, today);
    return isBlank(value) ? [] : [{ key, label: specLabel(key), value }];
  });
};
