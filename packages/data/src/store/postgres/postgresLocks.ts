import { Client, type ClientConfig } from 'pg';
import type { AcquireSite } from '../sql/acquireSite.ts';
import { toPostgresStoreError } from './postgresError.ts';

/**
 * One lock a site, held by a connection of its own: the database drops it when that ends, however the
 * process ends.
 *
 * @param kind keeps locks of one purpose from those of another
 */
export function createPostgresLocks(
  config: ClientConfig,
  kind: string,
): { acquire: AcquireSite; releaseAll: () => Promise<void> } {
  const held = new Set<Client>();

  async function release(client: Client): Promise<void> {
    if (!held.delete(client)) return;
    // By itself it would be free only when the database has noticed the end of the connection.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end().catch(() => undefined);
  }

  return {
    async acquire(site) {
      const client = new Client(config);
      // Who loses the connection loses the lock. What was begun is then refused when it is published.
      client.on('error', () => void release(client));
      try {
        await client.connect();
        held.add(client);
        const { rows } = await client.query<{ locked: boolean }>(LOCK, [`${kind}:${site}`]);
        if (rows[0]?.locked === true) return () => release(client);
        await release(client);
        return null;
      } catch (error) {
        await release(client);
        throw toPostgresStoreError(error);
      }
    },
    async releaseAll() {
      await Promise.all([...held].map(release));
    },
  };
}

/** Locks are of a whole database, in which each schema may be a store. */
const LOCK = `select pg_try_advisory_lock(
  hashtextextended(current_schema() || '/' || $1, 0)) as locked`;
