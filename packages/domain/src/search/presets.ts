import { carTypes } from '../vehicle/carType.ts';
import { bodiesOf, bodySlug, listedBody } from './bodySlug.ts';
import type { ValueKey } from './facets.ts';
import { normalValues } from './searchLimits.ts';
import type { SearchState } from './searchState.ts';
import { matchKey, slugOf } from './slug.ts';

/** A listing with a path of its own (R2-16, R2-17): `used-cars`, `suv`, `toyota/corolla`. */
export interface SearchPreset {
  /** Below the search path, in the canonical spelling; empty is the whole listing. */
  path: string;
  values: SearchState['values'];
}

/** Facet values a site knows, whether in stock today or not. */
export interface PresetStock {
  bodies: readonly string[];
  makes: readonly string[];
  modelsOf: (make: string) => readonly string[];
}

/** The entry points by car type: the fixed ones of the route table and `{type}-cars` are the same. */
export const carTypePresets = /* @__PURE__ */ Object.entries({
  'new-used-and-demo': carTypes,
  'new-and-demo': ['demo', 'new'],
  new: ['new'],
  used: ['used'],
  demo: ['demo'],
}).map(([path, car_type]): SearchPreset => ({ path: `${path}-cars`, values: { car_type } }));

function same(name: string): (other: string) => boolean {
  const key = matchKey(name);
  return (other) => matchKey(other) === key;
}

/** A preset of one facet, or `null` when no value stands for the segment. */
function presetOf(key: ValueKey, path: string, values: readonly string[]): SearchPreset | null {
  return values.length > 0 ? { path, values: { [key]: normalValues(values) } } : null;
}

function bodyPreset(segment: string, bodies: readonly string[]): SearchPreset | null {
  return presetOf('body', bodySlug(segment), bodiesOf(segment, bodies));
}

function listedBodyPreset(segment: string, bodies: readonly string[]): SearchPreset | null {
  const body = listedBody(segment);
  return body === null
    ? null
    : (bodyPreset(segment, bodies) ?? presetOf('body', bodySlug(segment), [body]));
}

function makePreset(segment: string, makes: readonly string[]): SearchPreset | null {
  return presetOf('make', slugOf(makes.find(same(segment)) ?? ''), makes.filter(same(segment)));
}

function modelPreset(make: string, model: string, stock: PresetStock): SearchPreset | null {
  const outer = makePreset(make, stock.makes);
  if (!outer?.values.make) return null;
  const models = outer.values.make.flatMap(stock.modelsOf).filter(same(model));
  const [first] = models;
  return first === undefined
    ? null
    : {
        path: `${outer.path}/${slugOf(first)}`,
        values: { ...outer.values, model: normalValues(models) },
      };
}

/**
 * The listing a path below the search path stands for, by the precedence of R2-16: fixed entry
 * points and car types, the listed body slugs, makes, then any other body in stock; two segments
 * are make and model. Case, `-`, `_` and spaces do not count. `null` is not a page; when `path` of
 * the answer differs from the path asked for, that is where to redirect.
 *
 * @param path decoded, for example `used-cars` or `toyota/corolla`
 */
export function resolvePreset(path: string, stock: PresetStock): SearchPreset | null {
  const segments = path.split('/').filter(Boolean);
  const [first = '', second] = segments;
  if (segments.length > 2) return null;
  if (second !== undefined) return modelPreset(first, second, stock);
  if (first === '') return { path: '', values: {} };
  return (
    carTypePresets.find((preset) => same(first)(preset.path)) ??
    listedBodyPreset(first, stock.bodies) ??
    makePreset(first, stock.makes) ??
    bodyPreset(first, stock.bodies)
  );
}
