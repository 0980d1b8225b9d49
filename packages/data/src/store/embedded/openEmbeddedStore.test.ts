import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../testing/describeStore.ts';
import { openEmbeddedStore } from './openEmbeddedStore.ts';

describeStore('the embedded store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-store-'));
  return {
    open: () => openEmbeddedStore({ folder }),
    remove: () => rm(folder, { recursive: true }),
  };
});
