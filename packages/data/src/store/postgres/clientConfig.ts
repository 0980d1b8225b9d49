import { type ClientConfig, types } from 'pg';

/** Milliseconds that a page waits for a connection, and the database for the rest of a transaction. */
export const PATIENCE_MS = 5_000;

/** @param url as libpq reads it */
export function clientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'forecourt',
    connectionTimeoutMillis: PATIENCE_MS,
    keepAlive: true,
    types: { getTypeParser },
  };
}

/** Counts and moments are whole numbers below 2^53, and not the texts that `pg` makes of them. */
function getTypeParser(...[oid, format]: Parameters<typeof types.getTypeParser>) {
  const isNumber = oid === types.builtins.INT8 || oid === types.builtins.NUMERIC;
  return isNumber ? Number : types.getTypeParser(oid, format);
}
