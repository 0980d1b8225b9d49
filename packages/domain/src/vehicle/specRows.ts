import { formatNumber } from '../text/formatNumber.ts';
import { isBlank } from '../text/isBlank.ts';
import { formatDate, wallTime } from '../time/zone.ts';
import { caravanLength } from './caravanLength.ts';
import { type Folded, fold } from './fold.ts';
import type { CaravanSpecifications, ItemType, Vehicle, VehicleVariant } from './vehicle.ts';

/** Every row there is, in print order; each is named after the fact it prints. */
export const specKeys = [
  'km',
  'sleeps',
  'bodyLength',
  'bodyWidth',
  'tareWeight',
  'aggregateTrailerMass',
  'axleType',
  'transmission',
  'fuel',
  'body',
  'engineSize',
  'drive',
  'colour',
  'seats',
  'doors',
  'stockNumber',
  'rego',
  'regoExpiry',
  'vin',
  'buildDate',
  'complianceDate',
  'cylinders',
  'engineSizeCc',
  'engineSizeLitres',
  'induction',
  'gearType',
  'fuelConsumptionCombined',
  'fuelCapacity',
  'grossVehicleMass',
  'length',
  'height',
  'width',
  'torque',
  'ancapRating',
] as const satisfies readonly (keyof Facts)[];

/** Name of a specification row, for a dealer's list of rows to drop. */
export type SpecKey = (typeof specKeys)[number];

type Facts = Vehicle & VehicleVariant & CaravanSpecifications;
type Known = Readonly<Partial<Facts>>;

function count(value: number | null | undefined, unit = '') {
  return value == null ? null : formatNumber(value) + unit;
}
function length(value: string | null | undefined) {
  return isBlank(value) ? null : caravanLength(value);
}

/** Facts that are not printed as they are. */
const printed: Partial<
  Record<SpecKey, (facts: Known, today: () => string) => string | null | undefined>
> = {
  km: ({ km }) => count(km, ' km'),
  bodyLength: ({ bodyLength }) => length(bodyLength),
  bodyWidth: ({ bodyWidth }) => length(bodyWidth),
  body: ({ body, simpleBody }) => body ?? simpleBody,
  colour: ({ exteriorColour, colour }) => exteriorColour ?? colour,
  seats: ({ seats }) => count(seats),
  doors: ({ doors }) => count(doors),
  regoExpiry: ({ regoExpiry }, today) =>
    regoExpiry && regoExpiry > today() ? `Expires on ${formatDate(regoExpiry)}` : null,
  engineSizeCc: ({ engineSizeCc }) => count(engineSizeCc, ' cc'),
  length: (facts) => length(facts.length),
};

/** Labels that are not the name in words. */
const labels: Readonly<Partial<Record<SpecKey, string>>> = {
  km: 'Kilometres',
  engineSize: 'Engine',
  rego: 'Registration',
  regoExpiry: 'Registration expiry',
  vin: 'VIN',
  engineSizeCc: 'Engine size',
  engineSizeLitres: 'Engine litres',
  fuelConsumptionCombined: 'Fuel consumption (combined)',
  ancapRating: 'ANCAP rating',
};

/** `tareWeight` is `Tare weight`. */
export function specLabel(key: SpecKey): string {
  return (
    labels[key] ??
    key.charAt(0).toUpperCase() +
      key.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  );
}

/** One line of a specification table. */
export interface SpecRow {
  key: SpecKey;
  label: string;
  value: string;
}

/** Settings of a site, by the names its configuration uses. */
export interface SpecRules {
  /** Keys of rows this dealer never shows, for example `rego` and `vin` (R5-33). */
  dropSpecRows: readonly SpecKey[];
  /** IANA zone of the dealer, for "in the future" (R0-04). */
  timeZone: string;
}

/** Rows that say nothing about an item type (R1-10). */
const foreign: Readonly<Record<ItemType, readonly SpecKey[]>> = {
  car: [],
  motorcycle: ['doors'],
  caravan: ['km', 'transmission', 'fuel', 'engineSize', 'drive', 'seats', 'doors'],
};

/**
 * Specification rows of a vehicle in print order. Blank values are dropped, zero is kept
 * (R5-32); a registration expiry shows only after today in the dealer's zone (R5-31).
 */
export function specRows(
  vehicle: Vehicle,
  rules: SpecRules,
  now: number,
  /** Rows that are asked for. */
  keys: readonly SpecKey[] = specKeys,
): readonly SpecRow[] {
  const today = () => wallTime(now, rules.timeZone).date;
  const caravan = vehicle.itemType === 'caravan' && vehicle.caravan;
  const facts: Known = { ...vehicle.variant, ...caravan, ...vehicle };
  const dropped: readonly string[] = [...rules.dropSpecRows, ...foreign[vehicle.itemType]];
  return keys.flatMap((key) => {
    const print = printed[key];
    const value = print ? print(facts, today) : String(facts[key] ?? '');
    return dropped.includes(key) || isBlank(value) ? [] : [{ key, label: specLabel(key), value }];
  });
}

/** `Key information`: the first 4 specification rows, then `Show More` (R2-70). */
export function keyInformation(rows: readonly SpecRow[]): Folded<SpecRow> {
  return fold(rows, 4);
}
