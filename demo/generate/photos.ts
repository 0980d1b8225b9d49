import type { Paint } from '../images/paints.ts';
import {
  type CabinView,
  cabinViews,
  type OutsideView,
  type Picture,
  pictureName,
  trims,
  viewsOf,
} from '../images/picture.ts';
import type { Scene } from '../images/scenes.ts';
import type { Shape } from '../images/shapes.ts';
import type { Random } from './random.ts';

export interface PhotoSubject {
  scene: Scene;
  shape: Shape;
  paint: Paint;
}

/** Site-relative paths of a vehicle's photos, the main picture first; now and then none. */
export function takePhotos(random: Random, subject: PhotoSubject): string[] {
  if (random.chance(0.03)) return [];
  const views = viewsOf(subject.shape);
  const count = random.chance(0.1) ? random.int(1, 3) : random.int(6, views.length);
  const trim = random.weighted(trims, (name) => (name === 'charcoal' ? 8 : 1));
  return views
    .slice(0, count)
    .map(
      (view): Picture =>
        isCabin(view) ? { kind: 'cabin', trim, view } : { kind: 'outside', ...subject, view },
    )
    .map((picture) => `/demo-images/${pictureName(picture)}.jpg`);
}

function isCabin(view: OutsideView | CabinView): view is CabinView {
  return cabinViews.includes(view as CabinView);
}
