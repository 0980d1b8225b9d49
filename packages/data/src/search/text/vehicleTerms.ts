import {
  type TextKind,
  type ValueKey,
  type Vehicle,
  valueFacet,
  valueKeys,
} from '@forecourt/domain';
import { joinedNeighbours, words } from './words.ts';

/** The facets whose values can be found by text, with their kind. */
export const textFacetKinds: readonly (readonly [ValueKey, TextKind])[] = valueKeys.flatMap(
  (key) => {
    const { text } = valueFacet(key);
    return text === undefined ? [] : [[key, text] as const];
  },
);

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
