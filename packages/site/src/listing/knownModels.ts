import type { PresetStock, Vehicle } from '@forecourt/domain';

/** Makes, models and bodies of a stock, which have listings of their own. */
export interface KnownModels extends PresetStock {
  add(vehicle: Pick<Vehicle, 'make' | 'model' | 'simpleBody'>): void;
}

/** Nothing yet; the same in the server and in the browser. */
export function createKnownModels(): KnownModels {
  const models = new Map<string, Set<string>>();
  const bodies = new Set<string>();
  return {
    add({ make, model, simpleBody }) {
      const known = models.get(make) ?? new Set();
      models.set(make, known.add(model));
      if (simpleBody !== null) bodies.add(simpleBody);
    },
    get makes() {
      return [...models.keys()];
    },
    get bodies() {
      return [...bodies];
    },
    modelsOf: (make) => [...(models.get(make) ?? [])],
  };
}
