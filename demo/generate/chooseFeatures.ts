import type { Shape } from '../images/shapes.ts';
import type { CatalogueModel } from './catalogue/model.ts';
import type { Random } from './random.ts';
import { featurePools } from './words/features.ts';

/** What a body cannot have. */
const misfits: Partial<Record<Shape, readonly string[]>> = {
  'ute-dual': ['Steel Tray'],
  'ute-tray': ['Tub Liner', 'Canopy', 'Hard Tonneau Cover', 'Platform Roof Rack'],
};

export function chooseFeatures(random: Random, model: CatalogueModel, level: number): string[] {
  const { basic, extra: all } = featurePools[model.segment];
  const extra = all.filter((feature) => !misfits[model.shape]?.includes(feature));
  const richness = (level + 1) / model.badges.length;
  const count = Math.round(extra.length * (0.2 + 0.5 * richness)) + random.int(-1, 2);
  return [
    ...random.sample(basic, random.int(Math.ceil(basic.length * 0.7), basic.length)),
    ...random.sample(extra, count),
  ];
}
