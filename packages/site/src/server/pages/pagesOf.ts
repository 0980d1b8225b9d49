import { matchPath, type ServerBuild } from 'react-router';
import type { SiteServices } from '../../contracts/siteServices.ts';

/**
 * Which pages a template has, by its routes: the shared ones that it did not leave out, and its own. A page
 * for many addresses, `/:model`, need not have the one that is asked for, and that for what is not there has none.
 */
export function pagesOf(routes: ServerBuild['routes']): SiteServices['hasPage'] {
  const patterns = Object.values(routes).flatMap((route) => {
    if (route === undefined || route.module.default === undefined) return [];
    const isPage = route.index === true || (route.path !== undefined && route.path !== '*');
    const pattern = patternOf(routes, route.id);
    return isPage && !pattern.includes(':') ? [pattern] : [];
  });
  // Menus ask for the same few, those of the configuration, with every page.
  const known = new Map<string, boolean>();
  return (path) => {
    const found = known.get(path) ?? patterns.some((pattern) => matchPath(pattern, path) !== null);
    known.set(path, found);
    return found;
  };
}

/** A route's path with those of the routes that it lies in. */
function patternOf(routes: ServerBuild['routes'], id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (route === undefined) return '';
  const above = patternOf(routes, route.parentId);
  return route.path === undefined ? above || '/' : `${above.replace(/\/$/, '')}/${route.path}`;
}
