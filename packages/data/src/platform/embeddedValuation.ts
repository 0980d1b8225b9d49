import { randomUUID } from 'node:crypto';
import { comparableCar, type Vehicle, valueCar, wallTime } from '@forecourt/domain';
import type { DealerSite } from '../config/loadSites.ts';
import type { Valuation } from './valuation.ts';

export interface EmbeddedValuationOptions {
  /** What the site has on offer. */
  stockOf(site: DealerSite): Promise<Iterable<Vehicle>>;
  /** Milliseconds since 1970 UTC. */
  now(): number;
  newId?: () => string;
}

/** Values a car by the dealer's own stock, as `valueCar` says; it asks nobody. */
export function embeddedValuation({
  stockOf,
  now,
  newId = randomUUID,
}: EmbeddedValuationOptions): Valuation {
  return {
    async value(site, car, answers) {
      const { timeZone, tradeInMargin } = site.config;
      const stock = Array.from(await stockOf(site)).flatMap(
        (vehicle) => comparableCar(vehicle) ?? [],
      );
      const asOf = wallTime(now(), timeZone).date;
      const rules = { margin: tradeInMargin, asOf };
      return { id: newId(), outcome: valueCar(car, answers, stock, rules) };
    },
  };
}
