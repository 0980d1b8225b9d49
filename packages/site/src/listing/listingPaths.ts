import { type CarType, carTypes, type PresetStock, resolvePreset } from '@forecourt/domain';
import { SEARCH_PATH } from '../presenters/paths.ts';

/** Addresses of the listings that search engines may hold (R2-23): all, and those of a type, make, model or body in stock. */
export function listingPaths(known: PresetStock, types: ReadonlySet<CarType>): readonly string[] {
  const named = [
    '',
    ...carTypes.filter((type) => types.has(type)).map((type) => `${type}-cars`),
    ...known.bodies.map(segment),
    ...known.makes.flatMap((make) => [
      segment(make),
      ...known.modelsOf(make).map((model) => `${segment(make)}/${segment(model)}`),
    ]),
  ];
  const paths = named.flatMap((name) => resolvePreset(name, known)?.path ?? []);
  return [...new Set(paths)].map((path) => [SEARCH_PATH, path].filter(Boolean).join('/'));
}

/** The listing of a make, or of a model of it, at its own address; `null` where the stock has none. */
export function listingPathOf(known: PresetStock, make: string, model?: string): string | null {
  const name = [make, ...(model === undefined ? [] : [model])].map(segment).join('/');
  const preset = resolvePreset(name, known);
  return preset === null ? null : `${SEARCH_PATH}/${preset.path}`;
}

/** Names are found however they are spelt, but for a slash. */
function segment(name: string): string {
  return name.replaceAll('/', ' ');
}
