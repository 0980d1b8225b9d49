import { type ValueKey, type Vehicle, valueFacet } from '@forecourt/domain';
import { joinedNeighbours, words } from './words.ts';

/**
 * Facets whose values can be found by text: names are what people write joined or split (`D-MAX`,
 * `LandCruiser`, `Mazda 3`), facts all others.
 */
export const textFacets = {
  make_model: 'name',
  badge: 'name',
  year: 'fact',
  car_type: 'fact',
  body: 'fact',
  fuel: 'fact',
  transmission: 'fact',
  drive: 'fact',
  colour: 'fact',
  city: 'fact',
  state: 'fact',
  filtered_features: 'fact',
} as const satisfies Partial<Record<ValueKey, TextKind>>;

export type TextKind = 'name' | 'fact';

/** The facets that are text, with their kind. */
export const textFacetKinds = Object.entries(textFacets) as readonly [ValueKey, TextKind][];

/** What else of a vehicle can be found by text. Its free comments cannot: they name other vehicles. */
export function otherTexts(vehicle: Vehicle): readonly (string | null)[] {
  return [
    vehicle.name,
    vehicle.series,
    vehicle.body,
    vehicle.fuel,
    vehicle.transmission,
    vehicle.exteriorColour,
    vehicle.stockNumber,
  ];
}

/** Words of a name, and its neighbours joined, so that `dmax` finds `D-MAX` and `mazda3` a `Mazda 3`. */
export function nameTerms(name: string): readonly string[] {
  const list = words(name);
  return [...list, ...joinedNeighbours(list)];
}

/** The terms of a text of either kind. */
export const termsOf: Record<TextKind, (text: string) => readonly string[]> = {
  name: nameTerms,
  fact: words,
};

/** The terms that a vehicle's facets say. */
export function facetTerms(vehicle: Vehicle): readonly string[] {
  return textFacetKinds.flatMap(([key, kind]) =>
    valueFacet(key).valuesOf(vehicle).flatMap(termsOf[kind]),
  );
}

/** The terms of a vehicle: every word that a word of a query is compared with. */
export function vehicleTerms(vehicle: Vehicle): readonly string[] {
  const others = otherTexts(vehicle).flatMap((text) => words(text ?? ''));
  return [...new Set([...facetTerms(vehicle), ...others])];
}
