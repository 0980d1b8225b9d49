import { join } from 'node:path';
import { type RunningServer, settingsFrom, startServer } from '@forecourt/site/server';
import { expect, test } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { builtTemplate, type LoadTemplate, root } from './builtTemplate.ts';
import { inOwnFolder } from './ownFolder.ts';
import { seededRandom } from './seededRandom.ts';

const SITES = ['coolabarra', 'wattlebend', 'verrell-hyde'];
const LISTINGS = 30;
/** Both servers make their pages at this moment. */
const NOW = Date.now();

/**
 * Templates as they are built.
 *
 * @param hits counts parts of pages that were there already; `null` keeps none: a template that may
 *   change at any moment is drawn anew each time
 */
function templates(hits: { count: number } | null): LoadTemplate {
  return async (name) => {
    const build = await builtTemplate(name);
    const { theme, createRequestHandler, provideServices } = build.entry.module;
    const handle = createRequestHandler(build, 'production');
    return {
      name,
      theme,
      isVolatile: hits === null,
      serveFile: async () => false,
      hasPage: () => true,
      routeIds: new Set(Object.keys(build.routes)),
      handle: (request, services) => {
        const { keptHtml } = services;
        const counted = keptHtml && {
          ...keptHtml,
          get(key: string) {
            const html = keptHtml.get(key);
            if (html !== null && hits !== null) hits.count += 1;
            return html;
          },
        };
        return handle(request, provideServices({ ...services, keptHtml: counted }));
      },
    };
  };
}

function start(dataFolder: string, hits: { count: number } | null): Promise<RunningServer> {
  return startServer({
    ...settingsFrom({
      PORT: '0',
      FORECOURT_DATA: dataFolder,
      FORECOURT_SITES: join(root, 'demo/sites'),
      FORECOURT_TEMPLATES: join(root, 'templates'),
    }),
    loadTemplate: templates(hits),
    log: () => undefined,
    now: () => NOW,
  });
}

/** Addresses of one site: its listings by what its stock has, and a few of other pages. */
async function addresses(port: number, site: string): Promise<string[]> {
  const random = seededRandom(7);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const { facets, hits } = JSON.parse((await ask({ port, site, path: '/api/search' })).text) as {
    facets: Record<string, { value: string }[]>;
    hits: { slug: string }[];
  };
  const listings = Array.from({ length: LISTINGS }, () => {
    const search = new URLSearchParams();
    for (let chosen = Math.floor(random() * 4); chosen > 0; chosen -= 1) {
      const [facet = '', values = []] = pick(Object.entries(facets)) ?? [];
      const value = pick(values)?.value;
      if (value !== undefined) search.append(`refinementList[${facet}][${chosen}]`, value);
    }
    if (random() < 0.4) search.set('range[price]', `:${15_000 + Math.floor(random() * 60_000)}`);
    if (random() < 0.3) search.set('page', String(1 + Math.floor(random() * 4)));
    if (random() < 0.3) search.set('sortBy', `Car_production:price:${pick(['asc', 'desc'])}`);
    if (random() < 0.3)
      search.set('query', pick(['white suv', `"<b>&'`, 'under 30k', '’—é']) ?? '');
    return `/search?${search}`;
  });
  return ['/', '/search', ...listings, ...hits.slice(0, 3).map(({ slug }) => `/cars/${slug}`)];
}

/**
 * A page as it is sent, with how many scripts its policy names; their hashes follow from the page,
 * in which the port is written the same. A busy machine is asked again.
 */
async function shown({ port }: RunningServer, site: string, path: string): Promise<string> {
  for (;;) {
    const { status, text, headers } = await ask({ port, site, path });
    const hashes = String(headers['content-security-policy']).split("'sha256-").length - 1;
    if (status !== 503) return `${status} ${hashes}\n${text.replaceAll(`:${port}`, '')}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Where two pages begin to differ, in each: a whole page tells nobody anything. */
function differences(one: string, other: string): string[] {
  if (one === other) return [];
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((page) => page.slice(Math.max(0, at - 200), at + 100));
}

test('a page made of kept parts is, to the letter, the page drawn whole', async () => {
  await inOwnFolder(async (dataFolder) => {
    const hits = { count: 0 };
    const kept = await start(dataFolder, hits);
    const whole = await start(dataFolder, null);
    try {
      for (const site of SITES) {
        for (const path of await addresses(kept.port, site)) {
          const one = await shown(kept, site, path);
          const other = await shown(whole, site, path);
          expect(differences(one, other), `${site}${path}`).toEqual([]);
        }
      }
      // Each listing has some hundred parts, most of which another has had before.
      expect(hits.count).toBeGreaterThan(SITES.length * LISTINGS * 20);
    } finally {
      await Promise.all([kept.stop(), whole.stop()]);
    }
  });
});

test('what a campaign adds to an address changes nothing of any page, so that one is kept for all', async () => {
  await inOwnFolder(async (dataFolder) => {
    const whole = await start(dataFolder, null);
    try {
      for (const site of SITES) {
        const [home = '', listing = '', ...others] = await addresses(whole.port, site);
        const [vehicle = ''] = others.slice(-1);
        const more = [`${vehicle}/enquire`, '/search.data', '/success', '/privacy-policy'];
        for (const path of [home, listing, ...others.slice(0, 5), vehicle, ...more]) {
          const campaign = `${path.includes('?') ? '&' : '?'}utm_source=mail&utm_term&gclid=%3Cb%3E`;
          const one = unkeyed(await shown(whole, site, path));
          const other = unkeyed(await shown(whole, site, path + campaign));
          expect(differences(one, other), `${site}${path}`).toEqual([]);
        }
      }
    } finally {
      await whole.stop();
    }
  });
});

/** A form's key is another on each page: no page with one is kept. */
function unkeyed(page: string): string {
  return page.replaceAll(/[\w-]{22}(?=[\\"])/g, 'key');
}
