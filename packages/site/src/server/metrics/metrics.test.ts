import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadOf } from '../../testing/leadOf.ts';
import { type SiteFolder, siteFolder } from '../../testing/siteFolder.ts';
import { readStream } from '../changes/testing/readStream.ts';
import type { RunningServer } from '../serverOptions.ts';
import { askWire, startWire } from '../testing/wireServer.ts';
import { readMetrics } from './testing/readMetrics.ts';

const IMPORTED = Date.UTC(2026, 10, 25);
const CANARY = { name: 'Canarina', phone: '0412999888', email: 'canary@example.com' };
const HTML = { 'content-type': 'text/html', 'cache-control': 'public, no-cache' };

let folder: SiteFolder;
let server: RunningServer;

beforeEach(async () => {
  folder = await siteFolder(
    { slug: 'one', delivery: [{ to: 'folder' }] },
    { slug: 'two', delivery: [{ to: 'webhook', name: 'crm', url: 'http://127.0.0.1:9/' }] },
  );
  const store = await openEmbeddedStore({ folder: folder.path('data') });
  const draft = await store.stock.begin('one' as SiteKey);
  await draft.add([{ row: 1, vehicle: aVehicle() }]);
  await draft.publish(IMPORTED);
  await store.close();
});
afterEach(async () => {
  await server.stop();
  await folder.remove();
});

async function start(
  metrics: { port: number; host: string } | null,
  backupsFolder: string | null = null,
): Promise<void> {
  server = await startWire(
    folder,
    {
      async handle(request, services) {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname === '/broken') throw new Error('broken');
        if (pathname === '/gone')
          return new Response('<p>Gone</p>', { status: 404, headers: HTML });
        if (request.method !== 'POST') return new Response('<p>Page</p>', { headers: HTML });
        const key = searchParams.get('key') ?? '';
        const lead = leadOf(CANARY.phone, { name: CANARY.name, message: await request.text() });
        if (services.leadPause(key, lead) > 0) return new Response('<p>Wait</p>', { status: 429 });
        await services.submitLead(key, lead);
        return new Response(null, { status: 303, headers: { location: '/success' } });
      },
    },
    {
      metrics,
      backupsFolder,
      webhookSecrets: { FORECOURT_WEBHOOK_SECRET_TWO__CRM: 'a-secret-of-enough-words' },
    },
  );
}

const onLoopback = { port: 0, host: '127.0.0.1' };

function send(key: string, site = 'one') {
  return askWire(
    server,
    `/send?key=${key}-0123456789abcdef`,
    {
      method: 'POST',
      headers: {
        origin: `http://${site}.localhost:${server.port}`,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': CANARY.name,
      },
      body: `email=${CANARY.email}`,
    },
    site,
  );
}

/** Polls: an answer is counted when its connection says that it is over, a moment after it has come. */
async function expectCounts(expected: Record<string, number>): Promise<void> {
  async function counts() {
    const { values } = await readMetrics(server);
    return Object.fromEntries(Object.keys(expected).map((name) => [name, values.get(name)]));
  }
  await expect.poll(counts, { timeout: 10_000 }).toEqual(expected);
}

function requests(kind: string, status: string): string {
  return `forecourt_request_duration_seconds_count{kind="${kind}",status="${status}"}`;
}

describe('what is measured', () => {
  test('is what was asked, by what answered it and of which site', async () => {
    await start(onLoopback);
    for (let time = 0; time < 3; time += 1) expect((await askWire(server, '/')).status).toBe(200);
    await askWire(server, '/', {}, 'two');
    await askWire(server, '/gone');
    expect((await askWire(server, '/broken')).status).toBe(500);
    await askWire(server, '/healthz');
    await askWire(server, '/readyz?from=balancer');
    await askWire(server, '/', { method: 'PUT' });
    await askWire(server, '/', {}, 'nobody');
    await askWire(server, '/llms.txt');
    await expectCounts({
      [requests('page', '2xx')]: 4,
      [requests('page', '4xx')]: 1,
      [requests('page', '5xx')]: 1,
      [requests('probe', '2xx')]: 2,
      [requests('machine', '2xx')]: 1,
      [requests('other', '4xx')]: 2,
      'forecourt_site_requests_total{site="one",status="2xx"}': 4,
      'forecourt_site_requests_total{site="two",status="2xx"}': 1,
      'forecourt_page_cache_total{outcome="hit"}': 2,
      'forecourt_page_cache_total{outcome="miss"}': 4,
      'forecourt_queue_wait_seconds_count{kind="page"}': 4,
      'forecourt_log_events_total{event="request_failed"}': 1,
      forecourt_requests_in_flight: 0,
      forecourt_sites: 2,
      forecourt_store_up: 1,
      forecourt_stopping: 0,
      'forecourt_stock_vehicles{site="one"}': 1,
      'forecourt_stock_changed_timestamp_seconds{site="one"}': IMPORTED / 1000,
    });
  });

  test('streams of changes are those that are open', async () => {
    await start(onLoopback);
    await expectCounts({ forecourt_change_streams: 0 });
    const open = [await readStream(server), await readStream(server, {}, 'two')];
    await expectCounts({ forecourt_change_streams: 2 });
    open[0]?.close();
    await expectCounts({ forecourt_change_streams: 1 });
    await server.stop();
    await start(onLoopback);
    await expectCounts({ forecourt_change_streams: 0 });
  });

  test('tells of leads that came, were refused, arrived and wait, and of no person (R18-03)', async () => {
    await start(onLoopback);
    expect((await send('first')).status).toBe(303);
    expect((await send('first')).status).toBe(303);
    expect((await send('first', 'two')).status).toBe(303);
    for (const key of ['b', 'c', 'd', 'e']) expect((await send(key)).status).toBe(303);
    expect((await send('f')).status).toBe(429);
    expect((await askWire(server, '/', { method: 'POST' })).status).toBe(415);
    await askWire(server, `/?q=${CANARY.email}`, { headers: { referer: CANARY.phone } });
    await expectCounts({
      'forecourt_leads_total{site="one",kind="enquiry",outcome="stored"}': 5,
      'forecourt_leads_total{site="one",kind="enquiry",outcome="repeated"}': 1,
      'forecourt_leads_total{site="two",kind="enquiry",outcome="stored"}': 1,
      'forecourt_refusals_total{reason="lead"}': 1,
      [requests('form', '3xx')]: 7,
      [requests('form', '4xx')]: 2,
      'forecourt_deliveries_total{destination="folder",outcome="delivered"}': 5,
      'forecourt_outbox_waiting{destination="webhook"}': 1,
      'forecourt_outbox_parked{destination="webhook"}': 0,
      'forecourt_outbox_waiting{destination="folder"}': 0,
    });
    const { text, values } = await readMetrics(server);
    const age = values.get('forecourt_outbox_oldest_seconds{destination="webhook"}');
    const failed = values.get('forecourt_deliveries_total{destination="webhook",outcome="failed"}');
    expect(failed).toBeGreaterThan(0);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(60);
    for (const word of [
      ...Object.values(CANARY),
      '412999888',
      '+61',
      'canar',
      '127.0.0.1',
      '/send',
    ]) {
      expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    }
  });

  test('is told on a port of its own, to this machine, and nothing else is', async () => {
    await start(onLoopback);
    expect((await askWire(server, '/metrics')).text).toBe('<p>Page</p>');
    const at = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${server.metricsPort}${path}`, { method });
    const told = await at('/metrics');
    expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(await told.text()).toContain('nodejs_eventloop_lag_p99_seconds');
    expect((await at('/')).status).toBe(404);
    expect((await at('/metrics', 'POST')).status).toBe(405);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      await expect(fetch(`http://${address}:${server.metricsPort}/metrics`)).rejects.toThrow(
        'fetch failed',
      );
    }
  });

  test('tells when the newest backup was made, and 0 while there is none', async () => {
    const backups = folder.path('backups');
    await start(onLoopback, backups);
    await expectCounts({ forecourt_backup_timestamp_seconds: 0 });
    await mkdir(join(backups, 'first'), { recursive: true });
    await writeFile(join(backups, 'first', 'store.dump'), '');
    await utimes(join(backups, 'first', 'store.dump'), 1_700_000_000, 1_700_000_000);
    await expectCounts({ forecourt_backup_timestamp_seconds: 1_700_000_000 });
  });

  test('is written down, each by its name', async () => {
    await start(onLoopback);
    const { text } = await readMetrics(server);
    const told = new Set([...text.matchAll(/^# TYPE (forecourt_\w+)/gm)].map(([, name]) => name));
    const page = await readFile(new URL('../../../../../docs/metrics.md', import.meta.url), 'utf8');
    const written = new Set([...page.matchAll(/^\| `(forecourt_\w+)`/gm)].map(([, name]) => name));
    expect(written).toEqual(told);
  });

  test('is nothing where no port is named', async () => {
    await start(null);
    expect(server.metricsPort).toBeNull();
    expect((await askWire(server, '/')).status).toBe(200);
  });

  test('a port that is taken stops the start, and leaves nothing open', async () => {
    await start(onLoopback);
    const second = startWire(
      folder,
      { handle: async () => new Response('') },
      {
        metrics: { port: server.metricsPort ?? 0, host: '127.0.0.1' },
        webhookSecrets: { FORECOURT_WEBHOOK_SECRET_TWO__CRM: 'a-secret-of-enough-words' },
      },
    );
    await expect(second).rejects.toThrow(
      `Port ${server.metricsPort} is in use, so what is measured cannot be read. Stop what uses it, or choose another with FORECOURT_METRICS_PORT`,
    );
  });
});
