import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openEmbeddedStore } from '../../embedded/openEmbeddedStore.ts';
import type { Store } from '../../store.ts';
import { sampleLead, siteKey } from '../../testing/samples.ts';
import { backupFolder } from '../backupFolder.ts';
import { restoreFolder } from '../restoreFolder.ts';

export const harbour = siteKey('harbour');
export const now = new Date('2026-11-26T03:00:00Z');

export async function inStore<Result>(at: string, work: (store: Store) => Promise<Result>) {
  const store = await openEmbeddedStore({ folder: at });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export function leadsOf(at: string) {
  return inStore(at, ({ leads }) => leads.list(harbour));
}

export function submit(at: string, name: string) {
  return inStore(at, ({ leads }) =>
    leads.submit(harbour, `key-0123456789-${name}`, sampleLead(), 1),
  );
}

/** Whatever is in a folder, by its path. */
export async function contentOf(at: string): Promise<Record<string, string>> {
  const entries = await readdir(at, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await readFile(path)).toString('base64')])),
  );
}

export async function putFile(path: string, content = path): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Folders of a store and of its backup, new for each test, and what is done with them. */
export function backupPlace() {
  const place = { root: '', folder: '', to: '' };
  beforeEach(async () => {
    place.root = await mkdtemp(join(tmpdir(), 'forecourt-backup-'));
    place.folder = join(place.root, 'data');
    place.to = join(place.root, 'backups', 'one');
  });
  afterEach(() => rm(place.root, { recursive: true }));

  function backUp(where = place.to) {
    return backupFolder({ folder: place.folder, to: where, version: '1', now });
  }

  function restore(into: string, options: { replace?: boolean; from?: string } = {}) {
    return restoreFolder({ from: place.to, folder: into, now, ...options });
  }

  return { place, backUp, restore };
}
