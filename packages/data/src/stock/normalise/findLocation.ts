import type { Location, VehicleLocation } from '@forecourt/domain';
import { headingKey } from '../fields/headingKey.ts';
import type { Spellings } from './readName.ts';

/** What a row says of where the vehicle stands. */
export interface Whereabouts {
  slug: string | null;
  name: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  dealershipId: string | null;
  dealershipSlug: string | null;
  dealershipName: string | null;
}

function same(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && headingKey(left) === headingKey(right);
}

type Match = (location: Location, row: Whereabouts) => boolean;

/** Ways to recognise a configured location, surest first. */
const MATCHES: readonly Match[] = [
  (location, row) => same(location.slug, row.slug) || same(location.id, row.slug),
  (location, row) =>
    [location.name, location.slug, location.id].some((name) => same(name, row.name)),
  (location, row) =>
    same(location.city, row.name) || same(`${location.city} ${location.state}`, row.name),
  (location, row) =>
    same(location.city, row.city) && (row.state === null || same(location.state, row.state)),
  (location, row) => row.city === null && same(location.postcode, row.postcode),
  (location, row) =>
    same(location.dealershipSlug, row.dealershipSlug) ||
    same(location.dealershipId, row.dealershipId) ||
    same(location.dealershipName, row.dealershipName),
];

/**
 * The configured location a row means. A row that says nothing stands at the only location, where
 * there is only one; with several, nobody knows. Of equal matches the primary one wins (R2-15).
 */
export function findLocation(row: Whereabouts, locations: readonly Location[]): Location | null {
  const silent = Object.values(row).every((value) => value === null);
  if (silent) return locations.length === 1 ? (locations[0] ?? null) : null;
  for (const match of MATCHES) {
    const found = locations.filter((location) => match(location, row));
    if (found.length > 0) return found.find(({ primary }) => primary) ?? found[0] ?? null;
  }
  return null;
}

/** The configured location of a slug, an id or a name. */
export function locationNamed(text: string, locations: readonly Location[]): Location | null {
  const named = (pick: (location: Location) => string) =>
    locations.find((location) => same(pick(location), text));
  return named(({ slug }) => slug) ?? named(({ id }) => id) ?? named(({ name }) => name) ?? null;
}

/** A configured location as a vehicle carries it. */
export function asVehicleLocation(location: Location): VehicleLocation {
  const { slug, name, city, state, postcode } = location;
  return { slug, name, city, state, postcode };
}

/** A place that is no configured location, as given; `null` when the row names none in words. */
export function placeAsGiven(row: Whereabouts, spellings: Spellings): VehicleLocation | null {
  const names = [row.name, row.dealershipName, row.city, row.slug];
  const said = names.find((text) => text !== null && /\p{L}/u.test(text));
  if (said == null) return null;
  const name = spellings.of(`place|${headingKey(said)}`, said);
  const slug =
    row.slug ??
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
  return { slug, name, city: row.city, state: row.state, postcode: row.postcode };
}
