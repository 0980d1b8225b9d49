import { formatNumber } from '../text/formatNumber.ts';
import { lineOf } from '../text/lines.ts';
import type { CarToValue } from './carToValue.ts';

/** Fields that name the visitor's own car, as they stand in the form and in the page's address. */
export const ownCarFields = ['make', 'model', 'badge', 'year', 'kilometres'] as const;
export type OwnCarField = (typeof ownCarFields)[number];

/** What was typed of the car, by field. */
export type OwnCarInput = Readonly<Record<OwnCarField, string>>;

/** What is wrong with one of those fields, in words for the visitor. */
export interface OwnCarFault {
  field: OwnCarField;
  message: string;
}

/** Longest name of a make, a model or a variant, characters. */
const LONGEST_NAME = 60;
const OLDEST_YEAR = 1900;
const MOST_KILOMETRES = 2_000_000;

/**
 * The visitor's own car as it was typed; makes and models may be any. `null` with the faults of what
 * cannot be read.
 *
 * @param thisYear of the site's calendar: a car of next year may be on the road
 */
export function readOwnCar(
  input: OwnCarInput,
  thisYear: number,
): { car: CarToValue | null; faults: readonly OwnCarFault[] } {
  const make = lineOf(input.make);
  const model = lineOf(input.model);
  const badge = lineOf(input.badge);
  const year = readYear(input.year);
  const kilometres = readKilometres(input.kilometres);
  const isYear = year !== null && year >= OLDEST_YEAR && year <= thisYear + 1;
  const faults = [
    ...nameFault('make', make, 'Enter the make of your car, such as Toyota'),
    ...nameFault('model', model, 'Enter the model of your car, such as Corolla'),
    ...(badge.length > LONGEST_NAME ? [tooLong('badge')] : []),
    ...(isYear
      ? []
      : [faultOf('year', `Enter the year your car was built, such as ${thisYear - 6}`)]),
    ...(kilometres === null
      ? [faultOf('kilometres', 'Enter the kilometres on the odometer, such as 65,000')]
      : kilometres > MOST_KILOMETRES
        ? [faultOf('kilometres', `Enter fewer than ${formatNumber(MOST_KILOMETRES)} kilometres`)]
        : []),
  ];
  if (faults.length > 0 || year === null || kilometres === null) return { car: null, faults };
  return { car: { make, model, badge: badge || null, year, kilometres }, faults };
}

/** The car in a line: `2018 Mazda CX-5 Maxx Sport`. */
export function ownCarTitle({ year, make, model, badge }: Omit<CarToValue, 'kilometres'>): string {
  return [year, make, model, badge].filter(Boolean).join(' ');
}

/** `65,000`, `65 000 km`, `65k` and `65.5 thousand`, as people write an odometer; `null` for what is none. */
export function readKilometres(text: string): number | null {
  const found = ODOMETER.exec(lineOf(text));
  const { digits = '', thousands } = found?.groups ?? {};
  if (found === null) return null;
  if (thousands === undefined) return Number(digits.replace(/[ ,.]/g, ''));
  return Math.round(Number(digits.replace(/[ ,]/g, '')) * 1000);
}

// A dot before three digits groups them, unless thousands are counted.
const ODOMETER =
  /^(?<digits>\d{1,3}(?:[ ,.]\d{3})+|\d{1,9}|\d{1,4}\.\d{1,3}(?=\s*(?:k\b|k?\s*thousand)))\s*(?<thousands>k(?!\w)|thousand)?\s*(?:k(?:lm|m|ilomet(?:re|er))s?)?\.?$/i;

function readYear(text: string): number | null {
  const digits = lineOf(text);
  return /^\d{4}$/.test(digits) ? Number(digits) : null;
}

function nameFault(field: 'make' | 'model', name: string, missing: string): OwnCarFault[] {
  if (name === '') return [faultOf(field, missing)];
  return name.length > LONGEST_NAME ? [tooLong(field)] : [];
}

function tooLong(field: OwnCarField): OwnCarFault {
  return faultOf(field, `Enter ${LONGEST_NAME} characters at most`);
}

function faultOf(field: OwnCarField, message: string): OwnCarFault {
  return { field, message };
}
