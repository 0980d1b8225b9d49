import type { Vehicle } from '@forecourt/domain';
import type { Engine, Query } from '../engine.ts';
import { facetLoop, rowOf } from './facetLoop.ts';

/** No index at all: every vehicle is looked at for every query; text is looked for in its words. */
export function plainLoop(vehicles: readonly Vehicle[]): Engine {
  const rows = vehicles.map(rowOf);
  const texts = vehicles.map((vehicle) => textOf(vehicle).toLowerCase());
  return {
    name: 'plain loop',
    ask(query: Query) {
      const words = query.query.toLowerCase().split(' ').filter(Boolean);
      const found = words.length
        ? rows.filter((_, at) => words.every((word) => texts[at]!.includes(word)))
        : rows;
      return facetLoop(found, query);
    },
  };
}

/** What of a vehicle the peers look for text in. */
export function textOf(vehicle: Vehicle): string {
  const { name, make, model, badge, series, simpleBody, fuel, transmission, colour } = vehicle;
  return [name, make, model, badge, series, simpleBody, fuel, transmission, colour].join(' ');
}
