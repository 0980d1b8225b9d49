import type { VehicleModel } from './vehicleModel.ts';

/** Filters of `/models?body=` (R2-18). */
export const modelBodies = [
  'suv',
  'trucks',
  'vans',
  'performance',
  'electric',
  'future vehicles',
] as const;

/** One filter of the model range. */
export type ModelBody = (typeof modelBodies)[number];

/** Words of each filter. */
export const modelBodyLabels: Readonly<Record<ModelBody, string>> = {
  suv: 'SUVs',
  trucks: 'Trucks',
  vans: 'Vans',
  performance: 'Performance',
  electric: 'Electric',
  'future vehicles': 'Future vehicles',
};

/** A filter from a URL; `+` and `-` stand for the space, anything unknown is none (R2-18). */
export function parseModelBody(text: string | null): ModelBody | null {
  const plain = (text ?? '').toLowerCase().replace(/[+-]/g, ' ').trim();
  return modelBodies.find((body) => body === plain) ?? null;
}

/** Path of the filtered range, with the space as `%20` (R2-18). */
export function modelBodyPath(body: ModelBody): string {
  return `/models?body=${encodeURIComponent(body)}`;
}

function singular(word: string): string {
  return word.toLowerCase().replace(/s$/, '');
}

/** Models of a filter: by body word, electric by fuel as well, future ones by their status. */
export function modelsOfBody(
  models: readonly VehicleModel[],
  body: ModelBody | null,
): readonly VehicleModel[] {
  if (body === null) return models;
  if (body === 'future vehicles') return models.filter(({ status }) => status === 'coming_soon');
  return models.filter(
    ({ bodies, fuels }) =>
      bodies.some((word) => singular(word) === singular(body)) ||
      (body === 'electric' && fuels.some((fuel) => /^(battery )?electric$/i.test(fuel.trim()))),
  );
}
