import { vehicleCopy } from '../copy/vehicleCopy.ts';
import { fill } from '../text/fill.ts';
import { formatKm, formatNumber } from '../text/formatNumber.ts';
import { isBlank } from '../text/isBlank.ts';
import { formatDate, wallTime } from '../time/zone.ts';
import { caravanLength } from './caravanLength.ts';
import type { ItemType, Vehicle } from './vehicle.ts';

type Value = (vehicle: Vehicle, today: string) => string | null | undefined;

const count = (value: number | null) => (value === null ? null : formatNumber(value));
const length = (value: string | null | undefined) => (isBlank(value) ? null : caravanLength(value));

/** Every row there is, label and value, in print order. */
const definitions = {
  km: ['Kilometres', (v) => (v.km === null ? null : formatKm(v.km))],
  sleeps: ['Sleeps', (v) => v.caravan?.sleeps],
  body_length: ['Body length', (v) => length(v.caravan?.bodyLength)],
  body_width: ['Body width', (v) => length(v.caravan?.bodyWidth)],
  tare_weight: ['Tare weight', (v) => v.caravan?.tareWeight],
  aggregate_trailer_mass: ['Aggregate trailer mass', (v) => v.caravan?.aggregateTrailerMass],
  axle_type: ['Axle type', (v) => v.caravan?.axleType],
  transmission: ['Transmission', (v) => v.transmission],
  fuel: ['Fuel', (v) => v.fuel],
  body: ['Body', (v) => v.body ?? v.simpleBody],
  engine: ['Engine', (v) => v.engineSize],
  drive: ['Drive', (v) => v.drive],
  colour: ['Colour', (v) => v.exteriorColour ?? v.colour],
  seats: ['Seats', (v) => count(v.seats)],
  doors: ['Doors', (v) => count(v.doors)],
  stock_number: ['Stock number', (v) => v.stockNumber],
  rego: ['Registration', (v) => v.rego],
  rego_expiry: [
    'Registration expiry',
    ({ regoExpiry }, today) =>
      regoExpiry !== null && regoExpiry > today
        ? fill(vehicleCopy.regoExpiry, { date: formatDate(regoExpiry) })
        : null,
  ],
  vin: ['VIN', (v) => v.vin],
  build_date: ['Build date', (v) => v.buildDate],
  compliance_date: ['Compliance date', (v) => v.complianceDate],
  cylinders: ['Cylinders', (v) => v.variant?.cylinders],
  engine_cc: [
    'Engine size',
    ({ variant }) =>
      variant?.engineSizeCc == null ? null : `${formatNumber(variant.engineSizeCc)} cc`,
  ],
  engine_litres: ['Engine litres', (v) => v.variant?.engineSizeLitres],
  induction: ['Induction', (v) => v.variant?.induction],
  gear_type: ['Gear type', (v) => v.variant?.gearType],
  fuel_consumption: ['Fuel consumption (combined)', (v) => v.variant?.fuelConsumptionCombined],
  fuel_capacity: ['Fuel capacity', (v) => v.variant?.fuelCapacity],
  gross_mass: ['Gross vehicle mass', (v) => v.variant?.grossVehicleMass],
  length: ['Length', (v) => length(v.variant?.length)],
  height: ['Height', (v) => v.variant?.height],
  width: ['Width', (v) => v.variant?.width],
  torque: ['Torque', (v) => v.variant?.torque],
  ancap: ['ANCAP rating', (v) => v.variant?.ancapRating],
} as const satisfies Record<string, readonly [label: string, value: Value]>;

/** Name of a specification row, for a dealer's list of rows to drop. */
export type SpecKey = keyof typeof definitions;

/** Every key a dealer may drop, in print order. */
export const specKeys = /* @__PURE__ */ Object.keys(definitions) as readonly SpecKey[];

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
    const [label, valueOf] = definitions[key];
    const value = dropped.has(key) ? null : valueOf(subject, today);
    return isBlank(value) ? [] : [{ key, label, value }];
  });
};
