import { openEmbeddedStore } from './store/embedded/openEmbeddedStore.ts';
import type { Store } from './store/store.ts';

export interface OpenStoreOptions {
  /** Of the embedded store. */
  dataFolder: string;
  /** `postgresql://…`, of a store that several servers share; without one it is in the folder. */
  databaseUrl?: string | null | undefined;
  /** Of one that answers pages: what each page asks is kept in memory, and heard of when it changes. */
  watched?: boolean;
}

/** The store that an operator has chosen. PostgreSQL's client is loaded by those alone who use it. */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { dataFolder, databaseUrl = null, watched = false } = options;
  if (databaseUrl === null) return openEmbeddedStore({ folder: dataFolder });
  const { openPostgresStore } = await import('./store/postgres/openPostgresStore.ts');
  return openPostgresStore({ url: databaseUrl, watched });
}
