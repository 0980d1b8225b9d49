import type { Vehicle } from '@forecourt/domain';

/** Values of one facet that an import brings, and those it takes away. */
export interface FacetChange {
  facet: string;
  added: readonly string[];
  vanished: readonly string[];
}

/** The facets whose values show at a glance that columns are mixed up. */
const FACETS: Readonly<Record<string, (vehicle: Vehicle) => string | number | null | undefined>> = {
  make: ({ make }) => make,
  model: ({ make, model }) => `${make} ${model}`,
  badge: ({ badge }) => badge,
  car_type: ({ carType }) => carType,
  status: ({ status }) => status,
  year: ({ year }) => year,
  body: ({ simpleBody }) => simpleBody,
  fuel: ({ simpleFuel }) => simpleFuel,
  transmission: ({ simpleTransmission }) => simpleTransmission,
  drive: ({ drive }) => drive,
  colour: ({ colour }) => colour,
  seats: ({ seats }) => seats,
  location_name: ({ location }) => location?.name,
};

/** The values of each facet in a stock, each once, in the order they were met. */
export class FacetValues {
  readonly #values = new Map(Object.keys(FACETS).map((facet) => [facet, new Set<string>()]));

  add(vehicle: Vehicle): void {
    for (const [facet, values] of this.#values) {
      const value = FACETS[facet]?.(vehicle);
      if (value !== null && value !== undefined && value !== '') values.add(String(value));
    }
  }

  /** What changes from `before` to these; facets that stay as they are left out. */
  changesSince(before: FacetValues): FacetChange[] {
    return [...this.#values].flatMap(([facet, values]) => {
      const old = before.#values.get(facet) ?? new Set<string>();
      const added = [...values].filter((value) => !old.has(value));
      const vanished = [...old].filter((value) => !values.has(value));
      return added.length + vanished.length === 0 ? [] : [{ facet, added, vanished }];
    });
  }
}
