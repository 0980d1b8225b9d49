import type { Vehicle } from '@forecourt/domain';
import { joinedNeighbours, words } from './words.ts';

/** The texts of a vehicle that a query is matched against. */
export interface VehicleTexts {
  /** Names people write joined or split: `D-MAX`, `LandCruiser`, `Mazda 3`. */
  names: readonly (string | null)[];
  /** All others. */
  facts: readonly (string | null | undefined)[];
}

/** What of a vehicle can be found by text. Its free comments cannot: they name other vehicles. */
export function vehicleTexts(vehicle: Vehicle): VehicleTexts {
  return {
    names: [`${vehicle.make} ${vehicle.model}`, vehicle.badge],
    facts: [
      vehicle.name,
      vehicle.year === null ? null : String(vehicle.year),
      vehicle.series,
      vehicle.carType,
      vehicle.simpleBody,
      vehicle.body,
      vehicle.simpleFuel,
      vehicle.fuel,
      vehicle.simpleTransmission,
      vehicle.transmission,
      vehicle.drive,
      vehicle.colour,
      vehicle.exteriorColour,
      vehicle.stockNumber,
      vehicle.location?.city,
      vehicle.location?.state,
      ...vehicle.filteredFeatures,
    ],
  };
}

/** Words of a name, and its neighbours joined, so that `dmax` finds `D-MAX` and `mazda3` a `Mazda 3`. */
export function nameTerms(name: string): readonly string[] {
  const list = words(name);
  return [...list, ...joinedNeighbours(list)];
}

/** The terms of a vehicle: every word that a word of a query is compared with. */
export function vehicleTerms(vehicle: Vehicle): readonly string[] {
  const { names, facts } = vehicleTexts(vehicle);
  const terms = [
    ...names.flatMap((name) => nameTerms(name ?? '')),
    ...facts.flatMap((fact) => words(fact ?? '')),
  ];
  return [...new Set(terms)];
}
