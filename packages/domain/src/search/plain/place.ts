import { matchAt } from './matchAt.ts';
import { type PlainPiece, valuesMeaning } from './meaning.ts';

/** A location of the site, to be found by postcode. */
export interface KnownPlace {
  /** A value of `location_name`. */
  name: string;
  /** Four digits. */
  postcode: string | null;
}

const NEAR =
  /(?<near>(?:near|close\sto|nearby|in|at|postcode)\s(?:postcode\s)?)?(?<postcode>\d{4})(?![a-z\d])/y;

/** States by first digit of the postcode, where no exception applies. */
const states = ['NT', 'NSW', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'VIC', 'QLD'];

/** Abbreviation of the state a postcode of four digits lies in, by Australia Post's ranges. */
export function stateOfPostcode(postcode: string): string {
  return /^0[0-2]|^26(?:0|1[0-8])|^29(?:[01]|20)/.test(postcode)
    ? 'ACT'
    : (states[Number(postcode.charAt(0))] ?? '');
}

/**
 * The place a postcode says (`near 4207`): the site's locations there, else those of the same
 * region, which share two digits, else the state when the stock has it. A bare number must be a
 * location's own postcode.
 *
 * @param text in lower case
 */
export function readPlace(
  text: string,
  at: number,
  places: readonly KnownPlace[],
  knownStates: readonly string[],
): PlainPiece | null {
  const found = matchAt(NEAR, text, at);
  if (!found) return null;
  const postcode = found.groups['postcode'] ?? '';
  const named = (start: string) =>
    places.filter((place) => place.postcode?.startsWith(start)).map(({ name }) => name);
  const isNear = found.groups['near'] !== undefined;
  const inState = (name: string) => name.toUpperCase() === stateOfPostcode(postcode);
  const starts = isNear ? [postcode, postcode.slice(0, 2)] : [postcode];
  const here = starts.map(named).find((names) => names.length > 0);
  const states = isNear ? knownStates.filter(inState) : [];
  const values = here ? { location_name: here } : states.length > 0 && { state: states };
  return values ? { start: at, end: found.end, meaning: valuesMeaning(values) } : null;
}
