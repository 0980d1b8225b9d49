import { isBlank } from '../text/isBlank.ts';
import { present } from '../text/present.ts';
import type { VehicleModel } from './vehicleModel.ts';

/** Where a model leads. An absolute address leaves the site as an ordinary link (R2-19). */
export interface ModelLink {
  href: string;
  external: boolean;
}

/** A model's link: `override_url` wins over the slug (R2-19). */
export function modelLink({
  slug,
  overrideUrl,
}: Pick<VehicleModel, 'slug' | 'overrideUrl'>): ModelLink {
  return isBlank(overrideUrl)
    ? { href: `/${encodeURIComponent(slug)}`, external: false }
    : { href: overrideUrl, external: /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(overrideUrl) };
}

/** Label of a model's card; no status, no label (R2-85). */
export function modelLabel({ status }: Pick<VehicleModel, 'status'>): string | null {
  if (status === 'new') return 'New';
  return status === 'coming_soon' ? 'Coming Soon' : null;
}

/** The model of `/{segment}`: by slug, then by its newer slug (R2-19). */
export function findModel<Model extends Pick<VehicleModel, 'slug' | 'newSlug'>>(
  models: readonly Model[],
  segment: string,
): Model | null {
  return (
    models.find(({ slug }) => slug === segment) ??
    models.find(({ newSlug }) => newSlug === segment) ??
    null
  );
}

/** Name of a model with its make, where the make is known. */
export function modelTitle({
  manufacturer,
  name,
}: Pick<VehicleModel, 'manufacturer' | 'name'>): string {
  return present([manufacturer, name]).join(' ');
}

/** Address of a model's own page; `null` where another address stands for it (R2-19). */
export function modelPath(model: Pick<VehicleModel, 'slug' | 'overrideUrl'>): string | null {
  return isBlank(model.overrideUrl) ? modelLink(model).href : null;
}
