import { own } from './own.ts';
import { matchKey, slugOf } from './slug.ts';

/** Body slugs that always have a page (§5), and the value to look for when no stock has it. */
const bodySlugs: Readonly<Record<string, string>> = {
  '4x4': '4x4',
  bus: 'Bus',
  cabChassis: 'Cab Chassis',
  convertible: 'Convertible',
  coupe: 'Coupe',
  hardtop: 'Hardtop',
  hatch: 'Hatch',
  motorhome: 'Motorhome',
  lightTruck: 'Light Truck',
  peopleMover: 'People Mover',
  sedan: 'Sedan',
  softtop: 'Softtop',
  suv: 'SUV',
  ute: 'Ute',
  van: 'Van',
  wagon: 'Wagon',
};

/** Second names of a body slug, accepted everywhere (R5-36). */
const aliases: Readonly<Record<string, string>> = { hatchback: 'hatch', stationwagon: 'wagon' };

/** What all spellings of a body share; `hatchback` and `Hatch` share one. */
function bodyKey(text: string): string {
  const key = matchKey(text);
  return own(aliases, key) ?? key;
}

/** The path segment of a body value, in the spelling of the specification where it has one. */
export function bodySlug(value: string): string {
  const key = bodyKey(value);
  return Object.keys(bodySlugs).find((slug) => bodyKey(slug) === key) ?? slugOf(value);
}

/** The values in stock that a body slug stands for: all spellings and aliases (R5-36). */
export function bodiesOf(slug: string, bodies: readonly string[]): readonly string[] {
  const key = bodyKey(slug);
  return bodies.filter((body) => bodyKey(body) === key);
}

/** The value of a listed body slug, in stock or not; `null` for any other text. */
export function listedBody(slug: string): string | null {
  return own(bodySlugs, bodySlug(slug)) ?? null;
}
