import { type ClientConfig, Pool } from 'pg';
import { PATIENCE_MS } from './clientConfig.ts';

/** Connections to a database, `most` at once. One that is lost is no error of the process. */
export function openPool(config: ClientConfig, most: number): Pool {
  const pool = new Pool({
    ...config,
    max: most,
    idle_in_transaction_session_timeout: PATIENCE_MS,
  });
  // Of a connection that nobody uses; the next who takes one is told.
  pool.on('error', () => undefined);
  // Of one that is in use, the pool takes its own listener away: lost between two queries, it would end
  // the process. Who asks it next is told.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
