import { chmod, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { noteFigure } from '../../testing/noteFigure.ts';
import { refuseWriting } from '../embedded/movedFolder.ts';
import { sampleRows } from '../testing/samples.ts';
import { startProcess } from '../testing/startProcess.ts';
import { MANIFEST } from './backupManifest.ts';
import { backupPlace, harbour, inStore, leadsOf, putFile, submit } from './testing/backupPlace.ts';

const { place, backUp, restore } = backupPlace();

test('every lead that was acknowledged before a backup began is in what is restored, while others write (R17-34)', async () => {
  const script = new URL('../testing/processes/submitLeads.ts', import.meta.url);
  const writers = ['a', 'b'].map((name) =>
    startProcess<{ leadId: string }>(script, place.folder, name, '100000'),
  );
  try {
    await Promise.all(writers.map((writer) => writer.told(20)));
    for (const name of ['one', 'two', 'three']) {
      const before = writers.flatMap(({ messages }) => messages.map(({ leadId }) => leadId));
      const begun = performance.now();
      const manifest = await backUp(join(place.root, 'backups', name));
      const meanwhile = writers.flatMap(({ messages }) => messages).length - before.length;
      noteFigure('A8', 'writes', (meanwhile / (performance.now() - begun)) * 1000);
      const into = join(place.root, `restored-${name}`);
      const restoring = performance.now();
      const { aside } = await restore(into, { from: join(place.root, 'backups', name) });
      expect(aside).toBeNull();
      noteFigure('A8', 'restore', (performance.now() - restoring) / 1000);
      const restored = (await leadsOf(into)).map(({ id }) => id);
      const lost = before.filter((leadId) => !restored.includes(leadId));
      noteFigure('A8', 'lost', lost.length);
      expect(lost).toEqual([]);
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
  const secret = await inStore(place.folder, async (store) => {
    const draft = await store.stock.begin(harbour);
    await draft.add(sampleRows(1, 30));
    await draft.publish(1);
    await store.activity.count(harbour, '2026-11-25', [{ eventId: 39, carId: 'v-1' }]);
    return store.secret();
  });
  const kept = ['photos/one/a.jpg', 'delivered/one/b.json', 'content/one.json'];
  const left = ['photos/one/a.jpg.tmp', 'delivered/one/.b.tmp', 'demo-images/c.jpg', 'reserve'];
  for (const path of [...kept, ...left]) await putFile(join(place.folder, path), path);
  await chmod(join(place.folder, 'photos/one/a.jpg'), 0o644);
  await symlink('/etc/hostname', join(place.folder, 'photos/one/link.jpg'));

  const manifest = await backUp();
  expect(manifest.files.map(({ path }) => path).sort()).toEqual(
    ['leads', 'stock', 'activity']
      .map((name) => `${name}.sqlite`)
      .concat('secret', kept)
      .sort(),
  );
  const into = join(place.root, 'restored');
  await mkdir(into);
  await restore(into);
  for (const at of [place.to, into]) {
    expect((await stat(at)).mode & 0o777).toBe(0o700);
    expect((await stat(join(at, 'photos'))).mode & 0o777).toBe(0o700);
    for (const { path } of manifest.files) {
      expect([path, (await stat(join(at, path))).mode & 0o777]).toEqual([path, 0o600]);
    }
  }
  expect(new Set(await readdir(into))).toEqual(
    new Set(manifest.files.map(({ path }) => path.split('/')[0])),
  );
  expect(await readdir(dirname(place.to))).toEqual([basename(place.to)]);
  await inStore(into, async (store) => {
    expect(await store.secret()).toEqual(secret);
    expect(await store.stock.current(harbour)).toMatchObject({ version: 1 });
    expect(await store.activity.counts(harbour)).toHaveLength(1);
  });
});

test('a backup that is killed leaves nothing that can be restored', async () => {
  await inStore(place.folder, async (store) => {
    const draft = await store.stock.begin(harbour);
    await draft.add(sampleRows(1, 4_000));
    await draft.publish(1);
  });
  for (let index = 0; index < 60; index += 1) {
    await putFile(join(place.folder, 'photos/one', `${index}.jpg`), 'x'.repeat(100_000));
  }
  const script = new URL('../testing/processes/backUp.ts', import.meta.url);
  const whole = startProcess(script, place.folder, join(place.root, 'whole'));
  await whole.told(1);
  const started = performance.now();
  expect(await whole.ended).toBe(0);
  const lasts = performance.now() - started;

  let cutOff = 0;
  for (let trial = 0; trial < 5; trial += 1) {
    const at = join(place.root, `trial-${trial}`, 'backup');
    const killed = startProcess(script, place.folder, at);
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
      const into = join(place.root, `restored-${trial}`);
      await expect(restore(into, { from })).rejects.toMatchObject({ name: 'BackupFailed' });
      expect(await readdir(place.root)).not.toContain(basename(into));
    }
  }
  expect(cutOff).toBeGreaterThan(0);
});

test('a backup goes over nothing, into no data folder, and is of a store that is in use', async () => {
  await mkdir(place.folder);
  await expect(backUp()).rejects.toThrow('holds no store');
  await submit(place.folder, 'first');
  await putFile(join(place.to, 'note'));
  await expect(backUp()).rejects.toThrow('is there already');
  await expect(backUp(join(place.to, 'note'))).rejects.toThrow('is no folder');
  await expect(backUp(join(place.folder, 'backup'))).rejects.toThrow('lies in the data folder');
  await backUp(join(place.root, 'good'));
  const leads = new DatabaseSync(join(place.folder, 'leads.sqlite'));
  refuseWriting(leads);
  leads.close();
  await expect(backUp(join(place.root, 'late'))).rejects.toThrow('pg_dump --format=custom');
  await expect(
    restore(place.folder, { from: join(place.root, 'good'), replace: true }),
  ).rejects.toThrow('pg_restore');
  expect((await readdir(place.root)).sort()).toEqual(['backups', 'data', 'good']);
});

test('what is damaged is told when it is backed up, and not when it is needed', async () => {
  await submit(place.folder, 'first');
  const at = join(place.folder, 'leads.sqlite');
  const bytes = await readFile(at);
  bytes.fill(7, 4_096, 40_960);
  await writeFile(at, bytes);
  await expect(backUp()).rejects.toMatchObject({ name: 'BackupFailed', remedy: /\w/ });
  expect(await readdir(dirname(place.to))).toEqual([]);
});
