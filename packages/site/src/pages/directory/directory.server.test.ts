import { parseSiteConfig } from '@forecourt/data';
import { createEmbeddedSearch, type SearchRequest } from '@forecourt/data/search';
import { aVehicle } from '@forecourt/data/testing';
import type { SearchState, Vehicle } from '@forecourt/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { sentTo } from '../../testing/placesSite.ts';
import { loadDirectory } from './directory.server.ts';

const stock: readonly Vehicle[] = [
  ...Array.from({ length: 22 }, (_, index) =>
    aVehicle({ id: `kia-${index}`, make: 'Kia', model: 'Rio', simpleBody: 'Hatch' }),
  ),
  aVehicle({ id: 'ute', make: 'Isuzu', model: 'D-MAX', simpleBody: 'Ute' }),
];
const engine = createEmbeddedSearch(stock);

function ask(query: string, exists = true, makes: readonly string[] = []): LoaderFunctionArgs {
  const locations = [{ id: 'l', slug: 'l', name: 'L' }];
  const site = { slug: 's', template: 't', name: 'Dealer', locations, stock: { makes } };
  const search = async (
    state: SearchState,
    { hitsPerPage = 0, ...more }: Partial<SearchRequest> = {},
  ) => engine.searchSync({ state, base: { soldDays: 0 }, hitsPerPage, now: 0, ...more });
  return {
    url: new URL(`https://dealer.example/directory${query}`),
    params: {},
    context: provideServices({
      config: parseSiteConfig('site.json', site, {}),
      origin: 'https://dealer.example',
      hasPage: () => exists,
      now: () => 0,
      stock: { search },
    } as unknown as SiteServices),
  } as unknown as LoaderFunctionArgs;
}

test.each([
  ['', 23, 21, 2],
  ['?page=2', 23, 2, 2],
  ['?page=9', 23, 0, 2],
  ['?make=Isuzu', 1, 1, 1],
  ['?query=rio&body=Hatch', 22, 21, 2],
  ['?make=Kia&model=D-MAX', 0, 0, 0],
  ['?refinementList[make][0]=Isuzu', 23, 21, 2],
])('/directory%s finds %i, %i on its page (R2-44, R9-01)', async (query, count, shown, pages) => {
  const view = await loadDirectory(ask(query));
  expect(view).toMatchObject({ count, pages });
  expect(view.vehicles).toHaveLength(shown);
});

test('words are models, those of most vehicles first, of what else was chosen', async () => {
  expect((await loadDirectory(ask('?query=isuzu'))).words).toEqual(['D-MAX']);
  expect((await loadDirectory(ask(''))).words).toEqual(['Rio', 'D-MAX']);
});

test('models are those of the make, and what was chosen stays', async () => {
  const whole = await loadDirectory(ask('?model=Rio'));
  expect(whole.models).toEqual([]);
  expect(whole.search.model).toBeNull();
  expect(whole.makes.map(({ label }) => label)).toEqual(['Isuzu (1)', 'Kia (22)']);
  const kia = await loadDirectory(ask('?make=Kia&body=Van'));
  expect(kia.bodies.map(({ value }) => value)).toEqual(['Hatch', 'Van']);
  expect(kia.canonical).toBe('https://dealer.example/directory?make=Kia&body=Van');
});

test('makes that the dealer names stand first (R1-03)', async () => {
  const { makes } = await loadDirectory(ask('', true, ['Volvo', 'Kia']));
  expect(makes.map(({ value }) => value)).toEqual(['Kia', 'Isuzu']);
});

test('fields that were left empty are not in the address, and a site without it has no such page', async () => {
  expect(await sentTo(() => loadDirectory(ask('?query=&make=Kia&body=')))).toBe(
    '302 /directory?make=Kia',
  );
  expect(await sentTo(() => loadDirectory(ask('', false)))).toBe('404');
});
