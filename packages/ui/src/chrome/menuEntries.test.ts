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

test('an entry whose items have items of their own opens columns', () => {
  const used = { label: 'Used Kia', path: '/search/kia', items: [] };
  const deep = { label: 'Deep', path: '/deep', items: [] };
  const brands: readonly MenuItem[] = [
    { label: 'Kia', path: '/search/kia', items: [used, { ...deep, path: null, items: [deep] }] },
    { label: 'All', path: '/search', items: [] },
  ];
  expect(navEntries([{ label: 'Brands', path: null, items: brands }])).toEqual([
    {
      label: 'Brands',
      href: null,
      columns: [
        {
          heading: 'Kia',
          href: '/search/kia',
          links: [{ label: 'Used Kia', href: '/search/kia' }],
        },
        { heading: 'All', href: '/search', links: [] },
      ],
    },
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
