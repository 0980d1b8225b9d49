import type { MenuItem } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { footerColumns, navEntries } from './menuEntries.ts';

const menu: readonly MenuItem[] = [
  { label: 'Home', path: '/', items: [] },
  {
    label: 'Our Stock',
    path: '/search',
    items: [{ label: 'Used Cars', path: '/search/used-cars', items: [] }],
  },
  { label: 'Company', path: null, items: [{ label: 'Careers', path: '/careers', items: [] }] },
  { label: 'Nothing', path: null, items: [] },
];

test('a header shows pages as links and groups as menus; an entry that leads nowhere goes', () => {
  expect(navEntries(menu)).toEqual([
    { label: 'Home', href: '/' },
    {
      label: 'Our Stock',
      href: '/search',
      links: [{ label: 'Used Cars', href: '/search/used-cars' }],
    },
    { label: 'Company', href: null, links: [{ label: 'Careers', href: '/careers' }] },
  ]);
});

test('a footer column begins with the page of its group', () => {
  expect(footerColumns(menu)[1]).toEqual({
    heading: 'Our Stock',
    links: [
      { label: 'Our Stock', href: '/search' },
      { label: 'Used Cars', href: '/search/used-cars' },
    ],
  });
});
