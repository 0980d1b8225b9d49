import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbeddedStore } from '../embedded/openEmbeddedStore.ts';
import { startProcess } from '../testing/startProcess.ts';
import { MANIFEST } from './backupManifest.ts';
import { backupPlace, contentOf, leadsOf, putFile, submit } from './testing/backupPlace.ts';

const { place, backUp, restore } = backupPlace();

test('a backup that has changed by a byte is refused, and nothing is touched (R17-34)', async () => {
  await submit(place.folder, 'first');
  await putFile(join(place.folder, 'delivered/one/lead.json'), '{}');
  await putFile(join(place.folder, 'photos/one/a.jpg'));
  const { files } = await backUp();
  await submit(place.folder, 'second');
  const before = await contentOf(place.folder);
  for (const { path, bytes } of files) {
    const at = join(place.to, path);
    const whole = await readFile(at);
    const changed = Buffer.from(whole);
    changed[Math.floor(bytes / 2)] = (changed[Math.floor(bytes / 2)] ?? 0) ^ 1;
    for (const other of [changed, whole.subarray(1), Buffer.concat([whole, Buffer.from('x')])]) {
      await writeFile(at, other);
      await expect(restore(place.folder, { replace: true })).rejects.toThrow(
        `"${path}" of the backup`,
      );
    }
    await rm(at);
    await expect(restore(place.folder, { replace: true })).rejects.toThrow(
      `"${path}" of the backup`,
    );
    // Not the file itself, although it has its content.
    await writeFile(join(place.root, 'elsewhere'), whole);
    await symlink(join(place.root, 'elsewhere'), at);
    await expect(restore(place.folder, { replace: true })).rejects.toThrow(
      `"${path}" of the backup`,
    );
    await rm(at);
    await writeFile(at, whole);
  }
  expect(await contentOf(place.folder)).toEqual(before);
  expect((await readdir(place.root)).sort()).toEqual(['backups', 'data', 'elsewhere']);
  await restore(place.folder, { replace: true });
  expect(await leadsOf(place.folder)).toHaveLength(1);
});

test('a manifest that leads out of the place.folder, or is none, is refused', async () => {
  await submit(place.folder, 'first');
  await backUp();
  const manifest = await readFile(join(place.to, MANIFEST), 'utf8');
  const into = join(place.root, 'restored');
  for (const path of ['../x', 'photos/../../x', '/etc/x', 'photos//x', 'bin/x', 'photos\\\\x']) {
    const bent = manifest.replace('"stock.sqlite"', `"${path}"`);
    expect(bent).not.toBe(manifest);
    await writeFile(join(place.to, MANIFEST), bent);
    await expect(restore(into)).rejects.toThrow(`${MANIFEST} of`);
  }
  for (const text of [manifest.slice(0, -9), '', manifest.replace('"format": 1', '"format": 2')]) {
    await writeFile(join(place.to, MANIFEST), text);
    await expect(restore(into)).rejects.toThrow(`${MANIFEST} of`);
  }
  await rm(join(place.to, MANIFEST));
  await expect(restore(into)).rejects.toThrow('It is no backup');
  expect((await readdir(place.root)).sort()).toEqual(['backups', 'data']);
});

test('over a store with leads nothing is restored but by request, and then they are kept aside', async () => {
  await submit(place.folder, 'first');
  await backUp();
  await submit(place.folder, 'second');
  const before = await contentOf(place.folder);
  await expect(restore(place.folder)).rejects.toThrow('holds a store');
  expect(await contentOf(place.folder)).toEqual(before);

  const { aside } = await restore(place.folder, { replace: true });
  expect(await leadsOf(place.folder)).toHaveLength(1);
  expect(await leadsOf(aside ?? '')).toHaveLength(2);

  // Its photos alone are worth as much.
  const photos = join(place.root, 'photos-alone');
  await putFile(join(photos, 'photos/one/a.jpg'));
  await expect(restore(photos)).rejects.toThrow('holds a store');
});

test('a folder that a process has open is not replaced, though it writes nothing', async () => {
  await submit(place.folder, 'first');
  await backUp();
  const script = new URL('../testing/processes/submitLeads.ts', import.meta.url);
  const server = startProcess<{ leadId: string }>(script, place.folder, 'a', '100000');
  await server.told(1);
  await expect(restore(place.folder, { replace: true })).rejects.toThrow('Stop every server');
  server.kill();
  await server.ended;
  expect((await leadsOf(place.folder)).length).toBeGreaterThan(server.messages.length);

  const idle = await openEmbeddedStore({ folder: place.folder });
  await expect(restore(place.folder, { replace: true })).rejects.toThrow('Stop every server');
  await idle.close();
  await restore(place.folder, { replace: true });
  expect(await leadsOf(place.folder)).toHaveLength(1);
});
