import { emptySearch, isAvailable, resolvePreset, searchHref, withPreset } from '@forecourt/domain';
import type { SiteServices } from '../contracts/siteServices.ts';
import { allLabel, fillWords } from './fillWords.ts';
import { SEARCH_PATH } from './paths.ts';
import { type VehicleCardView, vehicleCard } from './vehicleCard.ts';

/** Vehicles in stock of one model: a few, and the way to all. */
export interface ModelStock {
  heading: string;
  cards: readonly VehicleCardView[];
  count: number;
  /** To the listing of the make and model (R2-16). */
  more: { label: string; href: string };
}

/** A row on a desk. */
const SHOWN = 4;

/** What can be had of a model; `null` for nothing, or for a model that the stock does not know. */
export async function modelStock(
  { config, stock, now }: Pick<SiteServices, 'config' | 'stock' | 'now'>,
  make: string | null,
  model: string,
): Promise<ModelStock | null> {
  if (make === null) return null;
  const preset = resolvePreset([make, model].map(segment).join('/'), stock.known);
  if (preset === null) return null;
  const state = withPreset(emptySearch, preset);
  const { hits, count } = await stock.search(state);
  const shown = hits.filter(isAvailable).slice(0, SHOWN);
  if (shown.length === 0) return null;
  const at = now();
  return {
    heading: fillWords(config.words, 'model', { model }).stock,
    cards: shown.map((vehicle) => vehicleCard(vehicle, config, at)),
    count,
    more: {
      label: allLabel(config.words, count),
      href: searchHref(SEARCH_PATH, state, preset),
    },
  };
}

/** A name that holds a slash is one part of a path all the same; the preset does not mind its spelling. */
function segment(name: string): string {
  return name.replaceAll('/', ' ');
}
