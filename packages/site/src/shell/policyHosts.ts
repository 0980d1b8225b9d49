import type { SiteConfig } from '@forecourt/data';

/**
 * Other hosts that the pages of a site may show something of: those that its configuration names, and no
 * more. They are the same on every page, since a page that the router goes to keeps the policy of the first.
 */
export function policyHosts({
  imageHosts,
  map,
  locations,
}: Pick<SiteConfig, 'imageHosts' | 'map' | 'locations'>): {
  imageHosts: readonly string[];
  frames: readonly string[];
} {
  const tiles = map === null ? [] : [hostOf(map.tileUrl)];
  const frames = locations.flatMap((place) =>
    place.frames.map(({ url }) => (url.startsWith('/') ? "'self'" : `https://${hostOf(url)}`)),
  );
  return { imageHosts: [...new Set([...imageHosts, ...tiles])], frames: [...new Set(frames)] };
}

function hostOf(url: string): string {
  return new URL(url).host;
}
