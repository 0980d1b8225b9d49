import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { startOwnPostgres } from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtTemplate } from '../testing/builtTemplate.ts';
import { leadOf } from '../testing/leadOf.ts';
import { type SiteFolder, siteFolder } from '../testing/siteFolder.ts';
import type { Finding } from './doctor/finding.ts';
import { nodeFound } from './doctor/machineChecks.ts';
import { runIn } from './testing/runIn.ts';

const ONE = 'one' as SiteKey;
const SECRET = 'a-secret-that-is-told-nowhere';
const NOBODY = '127.0.0.1:9';

let folder: SiteFolder;
let env: Record<string, string>;
const servers: Server[] = [];

beforeEach(async () => {
  folder = await siteFolder({ slug: 'one', hosts: ['one.example'], alerts: false });
  await rm(folder.path('templates'), { recursive: true });
  await builtTemplate(folder.path('templates', 'wire'));
  await (await openEmbeddedStore({ folder: folder.path('data') })).close();
  await mkdir(folder.path('backups', 'now'), { recursive: true });
  await writeFile(folder.path('backups', 'now', 'manifest.json'), '{}');
  env = {
    ...folder.env,
    FORECOURT_ENV: 'production',
    FORECOURT_TRUSTED_PROXIES: '10.0.0.0/8',
    FORECOURT_BACKUPS: folder.path('backups'),
  };
});

afterEach(async () => {
  for (const server of servers.splice(0)) server.close();
  await folder.remove();
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function doctor(changed: Record<string, string> = {}) {
  const { status, out, err } = await runIn({ ...env, ...changed }, ['doctor', '--json']);
  expect(err).toBe('');
  const { findings } = JSON.parse(out) as { findings: Finding[] };
  return { status, out, findings, wrong: findings.filter(({ state }) => state !== 'sound') };
}

/** Every file of the deployment, with its length and when it was written. */
async function everything(): Promise<string[]> {
  const names = await readdir(folder.path(), { recursive: true });
  const told = names
    .toSorted((a, b) => a.localeCompare(b))
    .map(async (name) => {
      const { size, mtimeMs, isDirectory } = await stat(folder.path(name)).then((one) => ({
        size: one.size,
        mtimeMs: one.mtimeMs,
        isDirectory: one.isDirectory(),
      }));
      return isDirectory ? name : `${name} ${size} ${mtimeMs}`;
    });
  return (await Promise.all(told)).filter((line) => !/-(?:shm|wal) /.test(line));
}

describe('a deployment with nothing wrong', () => {
  test('is told to be sound, with every check that was made (R19-06)', async () => {
    const before = await everything();
    const { status, findings, wrong } = await doctor();
    expect(wrong).toEqual([]);
    expect(status).toBe(0);
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set([
        ...['node', 'data-folder', 'disk-space', 'file-modes', 'store', 'outbox', 'backups'],
        ...['sites', 'mode', 'addresses', 'content', 'proxies', 'payments', 'mail'],
      ]),
    );
    expect(await everything()).toEqual(before);
    const { out } = await runIn(env, ['doctor']);
    expect(out).toMatch(/^sound {2}node: Node 24\./);
    expect(out).toMatch(/\n0 faults, 0 notes, 14 checks sound\.\n$/);
  });

  test('so are services that answer', async () => {
    const mail = await listening(createServer((socket) => socket.end()));
    const search = await listening(createHttp((_, reply) => void reply.end('{"ok":true}')));
    const { status, findings } = await doctor({
      FORECOURT_SMTP_URL: `smtp://name:${SECRET}@${mail}`,
      FORECOURT_SMTP_FROM: 'leads@one.example',
      FORECOURT_TYPESENSE_NODES: `http://${search}`,
      FORECOURT_TYPESENSE_KEY: SECRET,
    });
    const told = findings.filter(({ check }) => /mail-server|typesense/.test(check));
    expect(told.map(({ state }) => state)).toEqual(['sound', 'sound']);
    expect(status).toBe(0);
  });
});

type Settings = Record<string, string>;
/** Settings that are wrong, or what breaks the deployment, with the settings it needs. */
type Break = Settings | (() => Promise<Settings | void>);

const SITE = { slug: 'one', name: 'One', template: 'wire', alerts: false };
const locations = [{ id: 'l', slug: 'l', name: 'Milton' }];

function configure(facts: object): Promise<void> {
  return folder.write('one', 'site.json', JSON.stringify({ ...SITE, locations, ...facts }));
}

const faults: [what: string, check: string, words: RegExp, broken: Break][] = [
  [
    'a template without a build',
    'sites',
    /wire is not built/,
    () => rm(folder.path('templates', 'wire', 'build'), { recursive: true }),
  ],
  ['a site.json with a fault', 'sites', /site\.json · phone/, () => configure({ phone: 7 })],
  ['a site without a host', 'addresses', /No host leads to one/, () => configure({})],
  [
    'content with a fault',
    'content',
    /offers\.json/,
    () => folder.write('one', 'content/offers.json', '{ "offers": 1 '),
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
      await writeFile(folder.path('data', 'stock.sqlite'), 'x'.repeat(4096));
      await chmod(folder.path('data', 'stock.sqlite'), 0o600);
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
    () => chmod(folder.path('data', 'leads.sqlite'), 0o644),
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
      const store = await openEmbeddedStore({ folder: folder.path('data') });
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
    () => rm(folder.path('backups', 'now'), { recursive: true }),
  ],
  [
    'backups that cannot be read',
    'backups',
    /cannot be read/,
    async () => ({ FORECOURT_BACKUPS: folder.path('none') }),
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
      const search = await listening(
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
  const store = await openEmbeddedStore({ folder: folder.path('data') });
  await store.leads.submit(ONE, 'key-0123456789abcdef', leadOf('0412345678'), at);
  if (isParked) await store.outbox.park(ONE, {}, at);
  await store.close();
}

describe('what is wrong', () => {
  test.each(faults)(
    '%s is told in three parts, and ends with 1',
    async (_, check, words, broken) => {
      const settings = typeof broken === 'function' ? await broken() : broken;
      const { status, out, wrong } = await doctor(settings ?? {});
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
    const { out } = await runIn({ ...env, FORECOURT_TRUSTED_PROXIES: '' }, ['doctor']);
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

describe('what is worth knowing', () => {
  test('is told, and keeps nothing from being sound', async () => {
    await rm(folder.path('data'), { recursive: true });
    const { status, wrong } = await doctor({ FORECOURT_ENV: '', FORECOURT_BACKUPS: '' });
    expect(wrong.map((one) => [one.check, one.state])).toEqual([
      ['store', 'note'],
      ['backups', 'note'],
      ['mode', 'note'],
    ]);
    expect(status).toBe(0);
    // Not even the folder is made.
    expect(await readdir(folder.path())).not.toContain('data');
  });
});

test('a database is looked at and stays empty until a server starts', async () => {
  const postgres = await startOwnPostgres();
  try {
    const { url } = await postgres.createSchema();
    const told = async () => {
      const { findings } = await doctor({ FORECOURT_DATABASE_URL: url });
      return findings.filter(({ check }) => check === 'store' || check === 'clock');
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await told()).toMatchObject([
        { state: 'note', what: 'There is no store in FORECOURT_DATABASE_URL yet.' },
        { check: 'clock', state: 'sound' },
      ]);
    }
  } finally {
    await postgres.stop();
  }
});
