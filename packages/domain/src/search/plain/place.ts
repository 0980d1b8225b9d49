import type { PlainPiece } from './meaning.ts';

/** A location of the site, to be found by postcode. */
export interface KnownPlace {
  /** A value of `location_name`. */
  name: string;
  /** Four digits. */
  postcode: string | null;
}

const near =
  /(?<near>(?:near|close\sto|nearby|in|at|postcode)\s(?:postcode\s)?)?(?<postcode>\d{4})(?![a-z\d])/y;

/** States by first digit of the postcode, where no exception applies. */
const states = ['NT', 'NSW', 'NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'VIC', 'QLD'];

/** Abbreviation of the state a postcode of four digits lies in, by Australia Post's ranges. */
export function stateOfPostcode(postcode: string): string {
  const number = Number(postcode);
  const isAct =
    number < 300 || (number >= 2600 && number <= 2618) || (number >= 2900 && number <= 2920);
  return isAct ? 'ACT' : (states[Math.floor(number / 1000)] ?? '');
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
  near.lastIndex = at;
  const groups = near.exec(text)?.groups;
  if (!groups?.postcode) return null;
  const postcode = groups.postcode;
  const withStart = (start: string) =>
    places.filter((place) => place.postcode?.startsWith(start)).map(({ name }) => name);
  const found = [withStart(postcode), groups.near ? withStart(postcode.slice(0, 2)) : []].find(
    (names) => names.length > 0,
  );
  const state = knownStates.find((known) => known.toUpperCase() === stateOfPostcode(postcode));
  const piece = { start: at, end: near.lastIndex };
  if (found) {
    return {
      ...piece,
      meaning: { kind: 'values', values: { location_name: found }, bound: false },
    };
  }
  return groups.near && state
    ? { ...piece, meaning: { kind: 'values', values: { state: [state] }, bound: false } }
    : null;
}
