import { compareText } from '../text/compareText.ts';
import { carTypes } from '../vehicle/carType.ts';
import { noun, type StockKind } from '../vehicle/nouns.ts';
import { listedBody } from './bodySlug.ts';
import { compareFacetCounts } from './facetOrder.ts';
import type { ValueKey } from './facets.ts';
import { type FacetWords, facetValueLabel } from './facetValueLabel.ts';
import { foundValues } from './foundValues.ts';
import type { SearchResponse } from './searchResponse.ts';
import { chosenValues, type SearchState } from './searchState.ts';

/** What the words over a listing are made from. */
export interface ListingWords {
  /** The search as it was read. */
  state: SearchState;
  response: Pick<SearchResponse<unknown>, 'count' | 'facets' | 'pages'>;
  kind: StockKind;
  words?: FacetWords;
  /** City that stands in place of those of the vehicles (R1-06). */
  overrideCity: string | null;
}

/** Values that are still a heading; of more none is named. */
const MOST_NAMES = 2;
/** Places that are still a heading. */
const MOST_PLACES = 3;
/** Makes that a description names. */
const MOST_MAKES = 3;

/** `Used Toyota utes for sale in Dubbo and Wellington`: what is listed, and where it stands. */
export function listingTitle(listing: ListingWords): string {
  return capital(`${subject(listing, 2)} for sale${placeOf(listing)}`);
}

/** `Utes for sale in Dubbo, page 2`: every page of a listing has a title of its own. */
export function pageTitle(title: string, page: number): string {
  return page > 1 ? `${title}, page ${page}` : title;
}

/**
 * What a search engine prints under the title of a listing; `null` when nothing is listed:
 * `45 utes for sale in Dubbo and Wellington at Coolabarra Motors: Toyota, Ford, Isuzu and more.`
 *
 * @param countText the count as the page prints it
 * @param dealer name of the site
 */
export function listingDescription(
  listing: ListingWords,
  countText: string,
  dealer: string,
): string | null {
  const { state, response } = listing;
  const { count, pages } = response;
  if (count === 0) return null;
  const what = `${countText} ${subject(listing, count)} for sale${placeOf(listing)} at ${dealer}`;
  const makes = chosenValues(state, 'make').length > 0 ? '' : makesOf(listing);
  return `${pagePrefix(state.page, pages)}${what}${makes && `: ${makes}`}.`;
}

/** `Page 2 of 6: `; nothing for the first page. */
export function pagePrefix(page: number, pages: number): string {
  return page > 1 ? `Page ${page} of ${pages}: ` : '';
}

/** `used Toyota utes`; the name of a model needs no noun after it. */
function subject({ state, kind, words }: ListingWords, count: number): string {
  const named = (key: ValueKey): readonly string[] => {
    const values = chosenValues(state, key);
    return values.length > MOST_NAMES
      ? []
      : values.map((value) => facetValueLabel(key, value, words));
  };
  const conditions = carTypes
    .filter(
      (type) => named('car_type').length > 0 && chosenValues(state, 'car_type').includes(type),
    )
    .map((type) => inSentence(facetValueLabel('car_type', type, words)));
  const makes = named('make');
  const models = makes.length > 1 ? [] : named('model');
  const bodies = named('body').map((body) => bodyNoun(body, kind, count));
  const isNamed = models.length > 0 && bodies.length === 0;
  return [
    joined(conditions),
    joined(makes),
    joined(models),
    isNamed ? '' : joined(bodies) || noun(kind, count),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The facets that the heading of a search names: what stands there need not be said again. */
export function headingNames(state: SearchState): readonly ValueKey[] {
  const isNamed = (key: ValueKey, most: number) => {
    const { length } = chosenValues(state, key);
    return length > 0 && length <= most;
  };
  const hasCity = isNamed('city', MOST_PLACES);
  return [
    ...(['car_type', 'make', 'body'] as const).filter((key) => isNamed(key, MOST_NAMES)),
    ...(isNamed('model', MOST_NAMES) && chosenValues(state, 'make').length < 2
      ? (['model'] as const)
      : []),
    ...(hasCity ? (['city'] as const) : []),
    ...(!hasCity && isNamed('state', MOST_PLACES) ? (['state'] as const) : []),
  ];
}

/** `utes`, `SUVs`, `people movers`; a body that is no word for a vehicle has one after it. */
function bodyNoun(body: string, kind: StockKind, count: number): string {
  const listed = listedBody(body);
  if (listed === null) {
    const things = noun(kind, count);
    return body.toLowerCase() === noun(kind) ? things : `${body} ${things}`;
  }
  const word = listed === listed.toUpperCase() ? listed : listed.toLowerCase();
  if (count === 1 || word.endsWith('chassis')) return word;
  return word + (/(?:s|ch)$/.test(word) ? 'es' : 's');
}

/** ` in Dubbo and Wellington`: the places of what was found, or their states when they are many. */
function placeOf({ response, state, overrideCity }: ListingWords): string {
  if (overrideCity !== null) return ` in ${overrideCity}`;
  const places = (['city', 'state'] as const)
    .map((key) => foundValues(response.facets, state, key).toSorted(compareText))
    .find(({ length }) => length > 0 && length <= MOST_PLACES);
  return places === undefined ? '' : ` in ${joined(places)}`;
}

function makesOf({ response, state }: ListingWords): string {
  const make = response.facets.make?.toSorted(compareFacetCounts('make')) ?? [];
  const makes = foundValues({ make }, state, 'make');
  const first = makes.slice(0, MOST_MAKES);
  return makes.length > MOST_MAKES ? `${first.join(', ')} and more` : joined(first);
}

/** `a`, `a and b`, `a, b and c` */
function joined(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** A plain word in lower case; a dealer's own, as `Pre-Owned`, stays as it is. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]+$/.test(label) ? label.toLowerCase() : label;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
