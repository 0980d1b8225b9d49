import { join } from 'node:path';
import { settingsFrom, startServer } from '@forecourt/site/server';
import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { ask, type Reply } from '../support/ask.ts';
import { builtTemplate, type LoadTemplate, root, type Template } from './builtTemplate.ts';
import { faultsOf } from './expectSound.ts';
import { inOwnFolder } from './ownFolder.ts';

type Services = Parameters<Template['handle']>[1];

const SITE = 'coolabarra';
/** What a shopper might have typed; an error's message can quote it. */
const TYPED = 'kim.0412345678';

interface Now {
  /** What fails: a page's component, or a card, which a server keeps. */
  fault: 'page' | 'card' | null;
  /** Nothing that was made before is used. */
  isVolatile: boolean;
}

/** A template as it is built, whose listing fails to be drawn as long as it is told to. */
function failingTemplates(now: Now, keptKeys: string[]): LoadTemplate {
  return async (name) => {
    const build = await builtTemplate(name);
    const routes = { ...build.routes };
    const [id, route] = Object.entries(routes).find(([key]) => key === 'listing') ?? [];
    if (id === undefined || route?.module.default === undefined) throw new Error('No listing.');
    const Page = route.module.default;
    const Failing = (props: object) => {
      if (now.fault === 'page') throw new RangeError(TYPED);
      return createElement(Page, props);
    };
    routes[id] = { ...route, module: { ...route.module, default: Failing } };
    const { theme, createRequestHandler, provideServices } = build.entry.module;
    const handle = createRequestHandler({ ...build, routes }, 'production');
    return {
      name,
      theme,
      get isVolatile() {
        return now.isVolatile;
      },
      serveFile: async () => false,
      hasPage: () => true,
      routeIds: new Set(Object.keys(build.routes)),
      handle: (request, services) =>
        handle(request, provideServices(withFault(services, now, keptKeys))),
    };
  };
}

function withFault(services: Services, now: Now, keptKeys: string[]): Services {
  const { keptHtml, stock } = services;
  return {
    ...services,
    keptHtml: keptHtml && {
      get: keptHtml.get,
      set(key, html, bytes) {
        keptKeys.push(key);
        keptHtml.set(key, html, bytes);
      },
    },
    stock: {
      ...stock,
      async search(...asked) {
        const answer = await stock.search(...asked);
        if (now.fault !== 'card') return answer;
        // No text: React refuses to draw it, and names its keys.
        const fuel = { [TYPED]: true } as unknown as string;
        const hits = answer.hits.map((hit, at) => (at === 2 ? { ...hit, simpleFuel: fuel } : hit));
        return { ...answer, hits };
      },
    },
  };
}

/** What is written to the log meanwhile, by whomever. */
async function logged<Result>(work: () => Promise<Result>): Promise<[Result, string[]]> {
  const { write } = process.stderr;
  let text = '';
  process.stderr.write = (chunk) => {
    text += String(chunk);
    return true;
  };
  try {
    return [await work(), text.split('\n').filter(Boolean)];
  } finally {
    process.stderr.write = write;
  }
}

function cardsOf({ text }: Reply): string[] {
  return text.match(/<article[\s\S]*?<\/article>/g) ?? [];
}

for (const fault of ['page', 'card'] as const) {
  test(`a ${fault} that cannot be drawn is the dealer's page of errors, told once, and nothing after it`, async () => {
    await inOwnFolder(async (dataFolder) => {
      const now: Now = { fault: null, isVolatile: false };
      const keptKeys: string[] = [];
      const told: object[] = [];
      const server = await startServer({
        ...settingsFrom({
          PORT: '0',
          FORECOURT_DATA: dataFolder,
          FORECOURT_SITES: join(root, 'demo/sites'),
          FORECOURT_TEMPLATES: join(root, 'templates'),
        }),
        loadTemplate: failingTemplates(now, keptKeys),
        log: (entry) => void told.push(entry),
      });
      const get = (path: string) => ask({ site: SITE, path, port: server.port });
      const path = `/search?range[km]=:300000&name=${TYPED}`;
      try {
        now.fault = fault;
        told.length = 0;
        const [failed, lines] = await logged(() => get(path));
        expect(faultsOf(failed)).toEqual(['status 500']);
        expect(failed.text).toContain('Something went wrong on our side');
        expect(failed.text).toMatch(/<header[\s\S]*Coolabarra/);
        expect(failed.text).toContain('href="tel:');
        expect(failed.headers['cache-control']).toBe('no-store');
        expect(told).toEqual([]);
        expect(lines).toHaveLength(1);
        expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'render_failed' });
        expect(lines[0]).not.toContain('0412345678');
        expect(keptKeys.filter((key) => key.includes('0412345678'))).toEqual([]);

        now.fault = null;
        const [sound, none] = await logged(() => get(path));
        expect(sound.status).toBe(200);
        expect(none).toEqual([]);
        expect(sound.text).not.toContain('Something went wrong');
        // What was drawn beside the fault is kept whole, or not at all.
        now.isVolatile = true;
        const whole = await get(`${path}2`);
        expect(cardsOf(sound).length).toBeGreaterThan(5);
        expect(cardsOf(sound)).toEqual(cardsOf(whole));
      } finally {
        await server.stop();
      }
    });
  });
}
