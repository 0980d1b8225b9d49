import type { EntryContext } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideServices, type SiteServices } from '../contracts/siteServices.ts';
import renderDocument from './entry.server.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const request = new Request('http://dealer.example/');
const services = { config: { imageHosts: [] }, keptHtml: null, document: null };
const context = provideServices(services as unknown as SiteServices);

/** What the router hands over, with a page that is drawn by `draw`. */
function pageOf(draw: () => unknown): EntryContext {
  const route = { id: 'root', path: '', module: '/root.js', hasLoader: false };
  return {
    manifest: { routes: { root: route }, entry: { module: '', imports: [] }, url: '', version: '' },
    routeModules: { root: { default: draw } },
    staticHandlerContext: {
      loaderData: { root: null },
      actionData: null,
      errors: null,
      matches: [{ params: {}, pathname: '/', pathnameBase: '/', route: { id: 'root' } }],
      location: { pathname: '/', search: '', hash: '', state: null, key: 'default' },
    },
    isSpaMode: false,
    ssr: true,
    future: {},
    routeDiscovery: { mode: 'initial' },
  } as unknown as EntryContext;
}

function render(page: EntryContext) {
  return renderDocument(request, 200, new Headers(), page, context);
}

test('a page that fails is given up at once, and nothing waits for it any longer', async () => {
  const failing = pageOf(() => {
    throw new Error('This part cannot be drawn.');
  });
  await expect(render(failing)).rejects.toThrow('This part cannot be drawn.');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that is never ready is given up after ten seconds', async () => {
  const waiting = pageOf(() => {
    throw new Promise(() => undefined);
  });
  const given = expect(render(waiting)).rejects.toThrow('took too long');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(10_000);
  await given;
  expect(vi.getTimerCount()).toBe(0);
});
