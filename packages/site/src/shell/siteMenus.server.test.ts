import { parseSiteConfig } from '@forecourt/data';
import { emptyContent } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { SiteServices } from '../contracts/siteServices.ts';
import { siteMenus } from './siteMenus.server.ts';

const locations = [{ id: 'l', slug: 'l', name: 'Milton', phone: '(07) 5550 0100' }];
const facts = {
  config: parseSiteConfig(
    'site.json',
    { slug: 'one', name: 'One', template: 'wire', locations },
    {},
  ),
  content: emptyContent,
  hasPage: (path: string) => path !== '/sign-in',
  stock: { carTypes: new Set(['used']) },
} as unknown as SiteServices;

function labels({ menu }: Awaited<ReturnType<typeof siteMenus>>): string {
  return JSON.stringify(menu);
}

test('pages of one moment share their menus; what has changed since is in the next', async () => {
  const first = await siteMenus(facts);
  expect(await siteMenus({ ...facts })).toBe(first);
  expect(labels(first)).toContain('Used Cars');
  expect(labels(first)).not.toContain('New Cars');

  const stock = { carTypes: new Set(['used', 'new']) } as unknown as SiteServices['stock'];
  const restocked = await siteMenus({ ...facts, stock });
  expect(labels(restocked)).toContain('New Cars');

  const config = { ...facts.config, labels: { ...facts.config.labels, used: 'Pre-loved' } };
  expect(labels(await siteMenus({ ...facts, config }))).toContain('Pre-loved Cars');

  const menus = { header: [{ label: 'Stock', path: '/search', items: [] }], footer: [] };
  const own = await siteMenus({ ...facts, content: { ...emptyContent, menus } });
  expect(own).toEqual({ menu: [{ label: 'Stock', href: '/search' }], footer: [] });

  const hasPage = () => false;
  expect((await siteMenus({ ...facts, hasPage })).footer).toEqual([]);
});
