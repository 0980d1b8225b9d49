import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Header } from './Header.tsx';
import type { NavEntry } from './navigation.ts';
import { showPath } from './showPath.ts';

const items: readonly NavEntry[] = [
  { label: 'Home', href: '/' },
  {
    label: 'Our Stock',
    href: '/search',
    links: [
      { label: 'New', href: '/search/new-cars' },
      { label: 'Used', href: '/search/used-cars' },
    ],
  },
  {
    label: 'Brands',
    columns: [
      { heading: 'Kia', href: '/brands/kia', links: [{ label: 'Used', href: '/search?make=Kia' }] },
      { heading: 'Others', href: null, links: [{ label: 'Offers', href: '/special-offers' }] },
    ],
  },
  { label: 'Contact', href: '/contact-us' },
];

const paths = [
  ...['/', '/search', '/search/used-cars', '/brands/kia', '/special-offers/x'],
  ...['/contact-us/orange', '/nowhere'],
];

/** A header as it is drawn for a page; nobody draws it again. */
function sent(path: string): Element {
  const box = document.createElement('div');
  const root = createRoot(box);
  flushSync(() => root.render(<Header name="A" homeHref="/" items={items} path={path} />));
  const header = box.cloneNode(true) as Element;
  root.unmount();
  return header;
}

test.each(paths)('a header that was sent for another page is made the one of %s', (path) => {
  for (const before of paths) {
    const header = sent(before);
    for (const menu of header.querySelectorAll('details')) menu.open = true;
    showPath(header, path);
    // In whatever order their attributes stand.
    expect(header.isEqualNode(sent(path)), before).toBe(true);
  }
});
