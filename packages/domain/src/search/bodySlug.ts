import { own } from './own.ts';
import { matchKey, slugOf } from './slug.ts';

/** Body slugs that always have a page, as they are spelt in its path (R5-36). */
const bodySlugs = (
  '4x4 bus cabChassis convertible coupe hardtop hatch motorhome lightTruck peopleMover sedan ' +
  'softtop suv ute van wagon'
).split(' ');

/** Second names of a body slug, accepted everywhere (R5-36). */
const aliases: Readonly<Record<string, string>> = { hatchback: 'hatch', stationwagon: 'wagon' };

/** What all spellings of a body share; `hatchback` and `Hatch` share one. */
function bodyKey(text: string): string {
  return own(aliases, matchKey(text)) ?? matchKey(text);
}

/** The path segment of a body value, in the fixed spelling where there is one (R5-36). */
export function bodySlug(value: string): string {
  return bodiesOf(value, bodySlugs)[0] ?? slugOf(value);
}

/** The values in stock that a body slug stands for: all spellings and aliases (R5-36). */
export function bodiesOf(slug: string, bodies: readonly string[]): readonly string[] {
  return bodies.filter((body) => bodyKey(body) === bodyKey(slug));
}

/** The value to look for when no stock has a listed body: `lightTruck` is `Light Truck`; else `null`. */
export function listedBody(slug: string): string | null {
  const [listed] = bodiesOf(slug, bodySlugs);
  if (listed === undefined) return null;
  return listed === 'suv'
    ? 'SUV'
    : listed.replace(/^[a-z]|[A-Z]/g, (letter, at) =>
        at > 0 ? ` ${letter}` : letter.toUpperCase(),
      );
}
