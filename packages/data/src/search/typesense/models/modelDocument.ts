import { modelBodies, modelsOfBody, type VehicleModel } from '@forecourt/domain';
import type { SiteKey } from '../../../store/store.ts';
import { nameTerms } from '../../text/vehicleTerms.ts';
import { words } from '../../text/words.ts';
import { codesOf, siteCode } from '../document/toDocument.ts';

/** A model of a manufacturer's range as Typesense keeps it; fields as in `StockDocument`. */
export interface ModelDocument {
  id: string;
  site: string;
  /** The whole model as JSON, not indexed. */
  entry: string;
  /** Manufacturer. */
  make: readonly string[];
  /** Name. */
  model: readonly string[];
  /** The filters of `/models?body=` that it meets. */
  body: readonly string[];
  words: readonly string[];
  /** Models have no stock number; text searches look for one all the same. */
  stock: readonly string[];
  /** Higher stands earlier: the range's own order. */
  rank: number;
}

/** The shape of a site's collection of models, without its name. */
export const modelSchema = {
  fields: [
    { name: 'site', type: 'string' },
    { name: 'entry', type: 'string', index: false, optional: true },
    ...(['make', 'model', 'body', 'words'] as const).map((name) => ({
      name,
      type: 'string[]' as const,
      facet: true,
    })),
    { name: 'stock', type: 'string[]' },
    { name: 'rank', type: 'int32' },
  ],
} as const;

/** @param position its place in the range, from 0 */
export function toModelDocument(
  site: SiteKey,
  model: VehicleModel,
  position: number,
): ModelDocument {
  const { id, name, manufacturer, bodies } = model;
  const make = manufacturer === null ? [] : [manufacturer];
  const terms = [...nameTerms([...make, name].join(' ')), ...bodies.flatMap(words)];
  return {
    id,
    site: siteCode(site),
    entry: JSON.stringify(model),
    make: codesOf(make),
    model: codesOf([name]),
    body: codesOf(modelBodies.filter((body) => modelsOfBody([model], body).length > 0)),
    words: codesOf(terms),
    stock: [],
    rank: -position,
  };
}
