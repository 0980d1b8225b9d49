import { hasPrice } from '../price/hasPrice.ts';
import { compareText } from '../text/compareText.ts';
import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { listedBody } from './bodySlug.ts';

/** Dollars that the bound of an example is rounded up to. */
const STEP = 5_000;

/** Letters that a search box on a phone shows to their end. */
const LONGEST = 19;

/**
 * A search in plain words that finds several of these vehicles: `white SUV under 40k`, their most
 * frequent colour and body, and a price that half of those are below. A long one is without the
 * colour: `sedan under 40k`. `null` where too little is known to make one, or none is short.
 */
export function searchExample(vehicles: Iterable<Vehicle>): string | null {
  const prices = new Map<string, number[]>();
  for (const vehicle of vehicles) {
    const words = wordsOf(vehicle);
    if (words === null || vehicle.price === null) continue;
    const own = prices.get(words) ?? [];
    own.push(vehicle.price);
    prices.set(words, own);
  }
  const frequent = [...prices].sort(
    ([a, some], [b, others]) => others.length - some.length || compareText(a, b),
  );
  for (const [words, own] of frequent) {
    const example = `${words} under ${boundOf(own)}`;
    const body = example.slice(example.indexOf(' ') + 1);
    const short = [example, body].find(({ length }) => length <= LONGEST);
    if (short !== undefined) return short;
  }
  return null;
}

/** `40k`: half of these prices are below it. */
function boundOf(prices: readonly number[]): string {
  const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
  return `${(Math.ceil((middle + 1) / STEP) * STEP) / 1000}k`;
}

/** `white SUV`; `null` of a vehicle whose colour or body is no plain word. */
function wordsOf(vehicle: Vehicle): string | null {
  const { colour, price, simpleBody } = vehicle;
  const body = listedBody(simpleBody ?? '');
  const isPlain = colour !== null && /^[A-Z][a-z]+$/.test(colour);
  if (!isPlain || body === null || !isAvailable(vehicle) || !hasPrice(price)) return null;
  return `${colour.toLowerCase()} ${body === body.toUpperCase() ? body : body.toLowerCase()}`;
}
