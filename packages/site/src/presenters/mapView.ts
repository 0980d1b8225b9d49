import type { SiteConfig } from '@forecourt/data';

/** The map that a page of places may open; its tiles come from one host. */
export interface MapView {
  tileUrl: string;
  attribution: { label: string; href: string };
}

/** `null` where the site has none: a sketch is drawn then. */
export function mapView({ map }: Pick<SiteConfig, 'map'>): MapView | null {
  if (map === null) return null;
  const { tileUrl, key, attribution } = map;
  return { tileUrl: key === null ? tileUrl : tileUrl.replace('{key}', key), attribution };
}
