import { currentHref } from './navigation.ts';

/**
 * Makes of a `Header` that stays as a server has sent it what another path would draw: its menus are
 * closed, and the way to the current page is marked.
 *
 * @param path of the page that is shown now, without its query
 */
export function showPath(header: Element, path: string): void {
  for (const menu of header.querySelectorAll('details')) menu.open = false;
  const links = [...header.querySelectorAll('nav a')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }));
  const current = currentHref(
    links.map(({ href }) => href),
    path,
  );
  for (const { link, href } of links) mark(link, href === current && 'page');
  for (const menu of header.querySelectorAll('nav summary')) {
    mark(menu, menu.parentElement?.querySelector('[aria-current=page]') != null && 'true');
  }
}

function mark(element: Element, current: 'page' | 'true' | false): void {
  if (current === false) element.removeAttribute('aria-current');
  else element.setAttribute('aria-current', current);
}
