import { chmod, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadOf } from '../testing/leadOf.ts';
import { nodeFound } from './doctor/machineChecks.ts';
import { type Deployment, openDeployment, SECRET } from './testing/deployment.ts';
import { runIn } from './testing/runIn.ts';

const ONE = 'one' as SiteKey;
const NOBODY = '127.0.0.1:9';

let deployment: Deployment;

beforeEach(async () => {
  deployment = await openDeployment();
});
afterEach(() => deployment.remove());

type Settings = Record<string, string>;
/** Settings that are wrong, or what breaks the deployment, with the settings it needs. */
type Break = Settings | (() => Promise<Settings | void>);

const SITE = { slug: 'one', name: 'One', template: 'wire', alerts: false };
const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];

function configure(facts: object): Promise<void> {
  return deployment.folder.write(
    'one',
    'site.json',
    JSON.stringify({ ...SITE, locations, ...facts }),
  );
}

const faults: [what: string, check: string, words: RegExp, broken: Break][] = [
  [
    'a template without a build',
    'sites',
    /wire is not built/,
    () => rm(deployment.folder.path('templates', 'wire', 'build'), { recursive: true }),
  ],
  ['a site.json with a fault', 'sites', /site\.json · phone/, () => configure({ phone: 7 })],
  ['a site without a host', 'addresses', /No host leads to one/, () => configure({})],
  [
    'content with a fault',
    'content',
    /offers\.json/,
    () => deployment.folder.write('one', 'content/offers.json', '{ "offers": 1 '),
  ],
  ['no proxies', 'proxies', /TRUSTED_PROXIES is not set/, { FORECOURT_TRUSTED_PROXIES: '' }],
  [
    'everybody as a proxy',
    'proxies',
    /which is everybody/,
    { FORECOURT_TRUSTED_PROXIES: '0.0.0.0/0' },
  ],
  [
    'a store that is no database',
    'store',
    /file is not a database/,
    async () => {
      await writeFile(deployment.folder.path('data', 'stock.sqlite'), 'x'.repeat(4096));
      await chmod(deployment.folder.path('data', 'stock.sqlite'), 0o600);
    },
  ],
  [
    'a database that is away',
    'store',
    /no PostgreSQL answers/,
    { FORECOURT_DATABASE_URL: `postgresql://forecourt:${SECRET}@${NOBODY}/forecourt` },
  ],
  [
    'files that others may read',
    'file-modes',
    /Others of this machine may read leads\.sqlite/,
    () => chmod(deployment.folder.path('data', 'leads.sqlite'), 0o644),
  ],
  [
    'a parked lead',
    'outbox',
    /1 delivery of one to folder is parked/,
    () => lead(Date.now(), true),
  ],
  [
    'a lead that waits for long',
    'outbox',
    /1 lead waits for folder of one, the oldest for 3 h/,
    () => lead(Date.now() - 3 * 3_600_000 - 60_000, false),
  ],
  [
    'a webhook of changes that is parked',
    'changes',
    /The webhook crm of one is parked since 2026-11-01/,
    async () => {
      const store = await openEmbeddedStore({ folder: deployment.folder.path('data') });
      const lead = await store.changes.lead('test', 0, 1);
      const parkedAt = Date.UTC(2026, 10, 1);
      const receiver = { address: 'a', position: null, attempts: 1, dueAt: 0, lastError: null };
      await lead?.keep(ONE, 'crm', { ...receiver, parkedAt });
      await store.close();
    },
  ],
  [
    'no backup',
    'backups',
    /There is no backup/,
    () => rm(deployment.folder.path('backups', 'now'), { recursive: true }),
  ],
  [
    'backups that cannot be read',
    'backups',
    /cannot be read/,
    async () => ({ FORECOURT_BACKUPS: deployment.folder.path('none') }),
  ],
  [
    'a mail server that is away',
    'mail-server',
    /does not answer at 9 \(ECONNREFUSED\)/,
    {
      FORECOURT_SMTP_URL: `smtp://name:${SECRET}@${NOBODY}`,
      FORECOURT_SMTP_FROM: 'leads@one.example',
    },
  ],
  [
    'a search service that is away',
    'typesense',
    /not well at 127\.0\.0\.1:9/,
    { FORECOURT_TYPESENSE_NODES: `http://${NOBODY}`, FORECOURT_TYPESENSE_KEY: SECRET },
  ],
  [
    'a search service that is not well',
    'typesense',
    /status 503/,
    async () => {
      const search = await deployment.listening(
        createHttp((_, reply) => void reply.writeHead(503).end('{"ok":false}')),
      );
      return { FORECOURT_TYPESENSE_NODES: `http://${search}`, FORECOURT_TYPESENSE_KEY: SECRET };
    },
  ],
  [
    'a platform that is away',
    'platform',
    /127\.0\.0\.1 does not answer/,
    { FORECOURT_PLATFORM_URL: `http://name:${SECRET}@${NOBODY}` },
  ],
  [
    'a webhook of no known host',
    'webhooks',
    /Nobody knows crm\.invalid/,
    async () => {
      const delivery = [{ to: 'webhook', name: 'crm', url: 'https://crm.invalid/leads' }];
      await configure({ hosts: ['one.example'], delivery });
      return { FORECOURT_WEBHOOK_SECRET_ONE__CRM: SECRET };
    },
  ],
];

async function lead(at: number, isParked: boolean): Promise<void> {
  const store = await openEmbeddedStore({ folder: deployment.folder.path('data') });
  await store.leads.submit(ONE, 'key-0123456789abcdef', leadOf('0412345678'), at);
  if (isParked) await store.outbox.park(ONE, {}, at);
  await store.close();
}

describe('what is wrong (R19-06)', () => {
  test.each(faults)(
    '%s is told in three parts, and ends with 1',
    async (_, check, words, broken) => {
      const settings = typeof broken === 'function' ? await broken() : broken;
      const { status, out, wrong } = await deployment.doctor(settings ?? {});
      expect(status).toBe(1);
      const [found] = wrong;
      expect(wrong.map((one) => [one.check, one.state])).toEqual([[check, 'fault']]);
      expect(found?.what).toMatch(words);
      for (const part of ['what', 'why', 'fix'] as const) {
        expect((found as Record<string, string> | undefined)?.[part]?.length).toBeGreaterThan(10);
      }
      for (const private_ of [SECRET, '0412345678', 'Kim']) expect(out).not.toContain(private_);
    },
  );

  test('a person reads it with what it means and what to do', async () => {
    const { out } = await runIn({ ...deployment.env, FORECOURT_TRUSTED_PROXIES: '' }, ['doctor']);
    expect(out).toContain(
      'fault  proxies: FORECOURT_TRUSTED_PROXIES is not set.\n       A proxy that ends TLS',
    );
    expect(out).toMatch(/\n1 fault, 0 notes, 13 checks sound\.\n$/);
  });

  test.each(['20.11.0', '24.11.1', '25.9.0'])('Node %s is too old', (version) => {
    expect(nodeFound(version).state).toBe('fault');
  });

  test.each(['24.12.0', '24.21.0', '26.0.0'])('Node %s is taken', (version) => {
    expect(nodeFound(version).state).toBe('sound');
  });
});
