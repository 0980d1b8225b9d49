import { readdir, rm, stat } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:net';
import { startOwnPostgres } from '@forecourt/data/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Deployment, openDeployment, SECRET } from './testing/deployment.ts';
import { runIn } from './testing/runIn.ts';

let deployment: Deployment;

beforeEach(async () => {
  deployment = await openDeployment();
});
afterEach(() => deployment.remove());

/** Every file of the deployment, with its length and when it was written. */
async function everything(): Promise<string[]> {
  const names = await readdir(deployment.folder.path(), { recursive: true });
  const told = names
    .toSorted((a, b) => a.localeCompare(b))
    .map(async (name) => {
      const { size, mtimeMs, isDirectory } = await stat(deployment.folder.path(name)).then(
        (one) => ({
          size: one.size,
          mtimeMs: one.mtimeMs,
          isDirectory: one.isDirectory(),
        }),
      );
      return isDirectory ? name : `${name} ${size} ${mtimeMs}`;
    });
  return (await Promise.all(told)).filter((line) => !/-(?:shm|wal) /.test(line));
}

describe('a deployment with nothing wrong', () => {
  test('is told to be sound, with every check that was made (R19-06)', async () => {
    const before = await everything();
    const { status, findings, wrong } = await deployment.doctor();
    expect(wrong).toEqual([]);
    expect(status).toBe(0);
    expect(new Set(findings.map(({ check }) => check))).toEqual(
      new Set([
        ...['node', 'data-folder', 'disk-space', 'file-modes', 'store', 'outbox', 'backups'],
        ...['sites', 'mode', 'addresses', 'content', 'proxies', 'payments', 'mail'],
      ]),
    );
    expect(await everything()).toEqual(before);
    const { out } = await runIn(deployment.env, ['doctor']);
    expect(out).toMatch(/^sound {2}node: Node 24\./);
    expect(out).toMatch(/\n0 faults, 0 notes, 14 checks sound\.\n$/);
  });

  test('so are services that answer', async () => {
    const mail = await deployment.listening(createServer((socket) => socket.end()));
    const search = await deployment.listening(
      createHttp((_, reply) => void reply.end('{"ok":true}')),
    );
    const { status, findings } = await deployment.doctor({
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

describe('what is worth knowing', () => {
  test('is told, and keeps nothing from being sound', async () => {
    await rm(deployment.folder.path('data'), { recursive: true });
    const { status, wrong } = await deployment.doctor({ FORECOURT_ENV: '', FORECOURT_BACKUPS: '' });
    expect(wrong.map((one) => [one.check, one.state])).toEqual([
      ['store', 'note'],
      ['backups', 'note'],
      ['mode', 'note'],
    ]);
    expect(status).toBe(0);
    // Not even the folder is made.
    expect(await readdir(deployment.folder.path())).not.toContain('data');
  });
});

test('a database is looked at and stays empty until a server starts', async () => {
  const postgres = await startOwnPostgres();
  try {
    const { url } = await postgres.createSchema();
    const told = async () => {
      const { findings } = await deployment.doctor({ FORECOURT_DATABASE_URL: url });
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
