import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { sampleLead, siteKey } from '../testing/samples.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';

const SITE = siteKey('harbour');

describe('while another process holds the lock', () => {
  let folder: string;
  let store: Store;
  let other: DatabaseSync;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-patient-'));
    store = await openEmbeddedStore({ folder });
    other = new DatabaseSync(join(folder, 'leads.sqlite'));
    other.exec('BEGIN IMMEDIATE');
  });

  afterEach(async () => {
    other.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  const submit = (index: number) =>
    store.leads.submit(SITE, `key-0123456789abcdef-${index}`, sampleLead(), index);

  test('refuses all who wait when the first one is refused, not one after the other', async () => {
    const start = performance.now();
    const posts = Array.from({ length: 6 }, (_, index) =>
      submit(index).catch((error: Error) => error.name),
    );
    await Promise.race(posts);
    const first = performance.now() - start;
    expect(new Set(await Promise.all(posts))).toEqual(new Set(['StoreUnavailable']));
    // In a row they would have waited six times as long as the first.
    expect(performance.now() - start).toBeLessThan(2 * first);
  });

  test('stores all who wait as soon as the lock is free', async () => {
    const posts = Array.from({ length: 6 }, (_, index) => submit(index));
    await setTimeout(50);
    other.exec('COMMIT');
    expect((await Promise.all(posts)).every(({ created }) => created)).toBe(true);
    expect(await store.outbox.pending()).toBe(6);
  });

  test('lets the server go on while the outbox waits to note a delivery', async () => {
    other.exec('COMMIT');
    const { leadId } = await submit(1);
    other.exec('BEGIN IMMEDIATE');
    const noted = store.outbox.delivered(leadId, 'folder', 1);
    // Asleep in the database, the loop would not turn before the lock is free, and it never would be.
    await setTimeout(20);
    other.exec('COMMIT');
    await noted;
    expect(await store.outbox.pending()).toBe(0);
  });
});
