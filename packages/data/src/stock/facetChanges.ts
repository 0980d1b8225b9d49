import { facets, type Vehicle } from '@forecourt/domain';

/** Values of one facet that an import brings, and those it takes away. */
export interface FacetChange {
  facet: string;
  added: readonly string[];
  vanished: readonly string[];
}

/** The facets whose values show at a glance that columns are mixed up, by what they are called. */
const FACETS = {
  make: facets.make,
  model: facets.make_model,
  badge: facets.badge,
  car_type: facets.car_type,
  status: facets.status,
  year: facets.year,
  body: facets.body,
  fuel: facets.fuel,
  transmission: facets.transmission,
  drive: facets.drive,
  colour: facets.colour,
  seats: facets.seats,
  location_name: facets.location_name,
};

/** The values of each facet in a stock, each once, in the order they were met. */
export class FacetValues {
  readonly #values = new Map(
    Object.entries(FACETS).map(([name, facet]) => [name, { facet, met: new Set<string>() }]),
  );

  add(vehicle: Vehicle): void {
    for (const { facet, met } of this.#values.values()) {
      for (const value of facet.valuesOf(vehicle)) met.add(value);
    }
  }

  /** What changes from `before` to these; facets that stay as they are left out. */
  changesSince(before: FacetValues): FacetChange[] {
    return [...this.#values].flatMap(([facet, { met }]) => {
      const old = before.#values.get(facet)?.met ?? new Set<string>();
      const added = [...met].filter((value) => !old.has(value));
      const vanished = [...old].filter((value) => !met.has(value));
      return added.length + vanished.length === 0 ? [] : [{ facet, added, vanished }];
    });
  }
}
