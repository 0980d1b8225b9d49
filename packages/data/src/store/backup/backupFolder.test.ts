import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseWriting } from '../embedded/movedFolder.ts';
import { openEmbeddedStore } from '../embedded/openEmbeddedStore.ts';
import type { Store } from '../store.ts';
import { sampleLead, sampleRows, siteKey } from '../testing/samples.ts';
import { startProcess } from '../testing/startProcess.ts';
import { backupFolder } from './backupFolder.ts';
import { MANIFEST } from './backupManifest.ts';
import { restoreFolder } from './restoreFolder.ts';

const harbour = siteKey('harbour');
const now = new Date('2026-11-26T03:00:00Z');

let root: string;
let folder: string;
let to: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
  folder = join(root, 'data');
  to = join(root, 'backups', 'one');
});
afterEach(() => rm(root, { recursive: true }));

function backUp(where = to) {
  return backupFolder({ folder, to: where, version: '1', now });
}

function restore(into: string, options: { replace?: boolean; from?: string } = {}) {
  return restoreFolder({ from: to, folder: into, now, ...options });
}

async function inStore<Result>(at: string, work: (store: Store) => Promise<Result>) {
  const store = await openEmbeddedStore({ folder: at });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function leadsOf(at: string) {
  return inStore(at, ({ leads }) => leads.list(harbour));
}

function submit(at: string, name: string) {
  return inStore(at, ({ leads }) =>
    leads.submit(harbour, `key-0123456789-${name}`, sampleLead(), 1),
  );
}

/** Whatever is in a folder, by its path. */
async function contentOf(at: string): Promise<Record<string, string>> {
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await readFile(path)).toString('base64')])),
  );
}

async function putFile(path: string, content = path): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

test('every lead that was acknowledged before a backup began is in what is restored, while others write (R17-34)', async () => {
  const script = new URL('../testing/processes/submitLeads.ts', import.meta.url);
  const writers = ['a', 'b'].map((name) =>
    startProcess<{ leadId: string }>(script, folder, name, '100000'),
  );
  try {
    await Promise.all(writers.map((writer) => writer.told(20)));
    for (const name of ['one', 'two', 'three']) {
      const before = writers.flatMap(({ messages }) => messages.map(({ leadId }) => leadId));
      const manifest = await backUp(join(root, 'backups', name));
      const into = join(root, `restored-${name}`);
      const { aside } = await restore(into, { from: join(root, 'backups', name) });
      expect(aside).toBeNull();
      const restored = (await leadsOf(into)).map(({ id }) => id);
      expect(before.filter((leadId) => !restored.includes(leadId))).toEqual([]);
      expect(manifest.leads).toEqual({ harbour: restored.length });
      expect(await inStore(into, ({ outbox }) => outbox.pending())).toBe(restored.length);
      // Nobody waited for it.
      const count = writers.map(({ messages }) => messages.length);
      await Promise.all(writers.map((writer, index) => writer.told((count[index] ?? 0) + 1)));
    }
  } finally {
    for (const writer of writers) writer.kill();
    await Promise.all(writers.map(({ ended }) => ended));
  }
});

test('all of a folder comes back but what is not worth keeping, readable by its owner alone', async () => {
  const secret = await inStore(folder, async (store) => {
    const draft = await store.stock.begin(harbour);
    await draft.add(sampleRows(1, 30));
    await draft.publish(1);
    await store.activity.count(harbour, '2026-11-25', [{ eventId: 39, carId: 'v-1' }]);
    return store.secret();
  });
  const kept = ['photos/one/a.jpg', 'delivered/one/b.json', 'content/one.json'];
  const left = ['photos/one/a.jpg.tmp', 'delivered/one/.b.tmp', 'demo-images/c.jpg', 'reserve'];
  for (const path of [...kept, ...left]) await putFile(join(folder, path), path);
  await chmod(join(folder, 'photos/one/a.jpg'), 0o644);
  await symlink('/etc/hostname', join(folder, 'photos/one/link.jpg'));

  const manifest = await backUp();
  expect(manifest.files.map(({ path }) => path).sort()).toEqual(
    ['leads', 'stock', 'activity']
      .map((name) => `${name}.sqlite`)
      .concat('secret', kept)
      .sort(),
  );
  const into = join(root, 'restored');
  await mkdir(into);
  await restore(into);
  for (const at of [to, into]) {
    expect((await stat(at)).mode & 0o777).toBe(0o700);
    expect((await stat(join(at, 'photos'))).mode & 0o777).toBe(0o700);
    for (const { path } of manifest.files) {
      expect([path, (await stat(join(at, path))).mode & 0o777]).toEqual([path, 0o600]);
    }
  }
  expect(new Set(await readdir(into))).toEqual(
    new Set(manifest.files.map(({ path }) => path.split('/')[0])),
  );
  expect(await readdir(dirname(to))).toEqual([basename(to)]);
  await inStore(into, async (store) => {
    expect(await store.secret()).toEqual(secret);
    expect(await store.stock.current(harbour)).toMatchObject({ version: 1 });
    expect(await store.activity.counts(harbour)).toHaveLength(1);
  });
});

test('a backup that is killed leaves nothing that can be restored', async () => {
  await inStore(folder, async (store) => {
    const draft = await store.stock.begin(harbour);
    await draft.add(sampleRows(1, 4_000));
    await draft.publish(1);
  });
  for (let index = 0; index < 60; index += 1) {
    await putFile(join(folder, 'photos/one', `${index}.jpg`), 'x'.repeat(100_000));
  }
  const script = new URL('../testing/processes/backUp.ts', import.meta.url);
  const whole = startProcess(script, folder, join(root, 'whole'));
  await whole.told(1);
  const started = performance.now();
  expect(await whole.ended).toBe(0);
  const lasts = performance.now() - started;

  let cutOff = 0;
  for (let trial = 0; trial < 5; trial += 1) {
    const at = join(root, `trial-${trial}`, 'backup');
    const killed = startProcess(script, folder, at);
    await killed.told(1);
    await setTimeout(lasts * Math.random());
    killed.kill();
    await killed.ended;
    const left = await readdir(dirname(at)).catch((): string[] => []);
    if (left.includes('backup')) continue;
    for (const name of ['backup', ...left]) {
      const from = join(dirname(at), name);
      // Of the moment between the last byte and its name there is nothing to fear: it is whole.
      if (await stat(join(from, MANIFEST)).catch(() => null)) continue;
      cutOff += 1;
      const into = join(root, `restored-${trial}`);
      await expect(restore(into, { from })).rejects.toMatchObject({ name: 'BackupFailed' });
      expect(await readdir(root)).not.toContain(basename(into));
    }
  }
  expect(cutOff).toBeGreaterThan(0);
});

test('a backup that has changed by a byte is refused, and nothing is touched (R17-34)', async () => {
  await submit(folder, 'first');
  await putFile(join(folder, 'delivered/one/lead.json'), '{}');
  await putFile(join(folder, 'photos/one/a.jpg'));
  const { files } = await backUp();
  await submit(folder, 'second');
  const before = await contentOf(folder);
  for (const { path, bytes } of files) {
    const at = join(to, path);
    const whole = await readFile(at);
    const changed = Buffer.from(whole);
    changed[Math.floor(bytes / 2)] = (changed[Math.floor(bytes / 2)] ?? 0) ^ 1;
    for (const other of [changed, whole.subarray(1), Buffer.concat([whole, Buffer.from('x')])]) {
      await writeFile(at, other);
      await expect(restore(folder, { replace: true })).rejects.toThrow(`"${path}" of the backup`);
    }
    await rm(at);
    await expect(restore(folder, { replace: true })).rejects.toThrow(`"${path}" of the backup`);
    // Not the file itself, although it has its content.
    await writeFile(join(root, 'elsewhere'), whole);
    await symlink(join(root, 'elsewhere'), at);
    await expect(restore(folder, { replace: true })).rejects.toThrow(`"${path}" of the backup`);
    await rm(at);
    await writeFile(at, whole);
  }
  expect(await contentOf(folder)).toEqual(before);
  expect((await readdir(root)).sort()).toEqual(['backups', 'data', 'elsewhere']);
  await restore(folder, { replace: true });
  expect(await leadsOf(folder)).toHaveLength(1);
});

test('a manifest that leads out of the folder, or is none, is refused', async () => {
  await submit(folder, 'first');
  await backUp();
  const manifest = await readFile(join(to, MANIFEST), 'utf8');
  const into = join(root, 'restored');
  for (const path of ['../x', 'photos/../../x', '/etc/x', 'photos//x', 'bin/x', 'photos\\\\x']) {
    const bent = manifest.replace('"stock.sqlite"', `"${path}"`);
    expect(bent).not.toBe(manifest);
    await writeFile(join(to, MANIFEST), bent);
    await expect(restore(into)).rejects.toThrow(`${MANIFEST} of`);
  }
  for (const text of [manifest.slice(0, -9), '', manifest.replace('"format": 1', '"format": 2')]) {
    await writeFile(join(to, MANIFEST), text);
    await expect(restore(into)).rejects.toThrow(`${MANIFEST} of`);
  }
  await rm(join(to, MANIFEST));
  await expect(restore(into)).rejects.toThrow('It is no backup');
  expect((await readdir(root)).sort()).toEqual(['backups', 'data']);
});

test('over a store with leads nothing is restored but by request, and then they are kept aside', async () => {
  await submit(folder, 'first');
  await backUp();
  await submit(folder, 'second');
  const before = await contentOf(folder);
  await expect(restore(folder)).rejects.toThrow('holds a store');
  expect(await contentOf(folder)).toEqual(before);

  const { aside } = await restore(folder, { replace: true });
  expect(await leadsOf(folder)).toHaveLength(1);
  expect(await leadsOf(aside ?? '')).toHaveLength(2);

  // Its photos alone are worth as much.
  const photos = join(root, 'photos-alone');
  await putFile(join(photos, 'photos/one/a.jpg'));
  await expect(restore(photos)).rejects.toThrow('holds a store');
});

test('a folder that a process has open is not replaced, though it writes nothing', async () => {
  await submit(folder, 'first');
  await backUp();
  const script = new URL('../testing/processes/submitLeads.ts', import.meta.url);
  const server = startProcess<{ leadId: string }>(script, folder, 'a', '100000');
  await server.told(1);
  await expect(restore(folder, { replace: true })).rejects.toThrow('Stop every server');
  server.kill();
  await server.ended;
  expect((await leadsOf(folder)).length).toBeGreaterThan(server.messages.length);

  const idle = await openEmbeddedStore({ folder });
  await expect(restore(folder, { replace: true })).rejects.toThrow('Stop every server');
  await idle.close();
  await restore(folder, { replace: true });
  expect(await leadsOf(folder)).toHaveLength(1);
});

test('a backup goes over nothing, into no data folder, and is of a store that is in use', async () => {
  await mkdir(folder);
  await expect(backUp()).rejects.toThrow('holds no store');
  await submit(folder, 'first');
  await putFile(join(to, 'note'));
  await expect(backUp()).rejects.toThrow('is there already');
  await expect(backUp(join(to, 'note'))).rejects.toThrow('is no folder');
  await expect(backUp(join(folder, 'backup'))).rejects.toThrow('lies in the data folder');
  await backUp(join(root, 'good'));
  const leads = new DatabaseSync(join(folder, 'leads.sqlite'));
  refuseWriting(leads);
  leads.close();
  await expect(backUp(join(root, 'late'))).rejects.toThrow('pg_dump --format=custom');
  await expect(restore(folder, { from: join(root, 'good'), replace: true })).rejects.toThrow(
    'pg_restore',
  );
  expect((await readdir(root)).sort()).toEqual(['backups', 'data', 'good']);
});

test('what is damaged is told when it is backed up, and not when it is needed', async () => {
  await submit(folder, 'first');
  const at = join(folder, 'leads.sqlite');
  const bytes = await readFile(at);
  bytes.fill(7, 4_096, 40_960);
  await writeFile(at, bytes);
  await expect(backUp()).rejects.toMatchObject({ name: 'BackupFailed', remedy: /\w/ });
  expect(await readdir(dirname(to))).toEqual([]);
});
