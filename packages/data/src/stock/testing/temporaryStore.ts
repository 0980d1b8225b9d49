import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore } from '../../store/embedded/openEmbeddedStore.ts';
import type { StockStore } from '../../store/store.ts';

/** The embedded store in a folder of its own, until `close`. */
export async function temporaryStore(): Promise<{ stock: StockStore; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-stock-'));
  const store = await openEmbeddedStore({ folder, durability: 'normal' });
  return {
    stock: store.stock,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
