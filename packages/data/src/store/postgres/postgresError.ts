import { StoreUnavailable } from '../storeErrors.ts';

/**
 * Classes of SQLSTATE that no query can be blamed for (postgresql.org/docs/current/errcodes-appendix.html):
 * connection, refused user, no such database or schema, no resources, operator's doing, system,
 * configuration file.
 */
const UNAVAILABLE: ReadonlySet<string> = new Set(['08', '28', '3D', '3F', '53', '57', '58', 'F0']);

/** Two transactions met: each may be tried again from its beginning. */
const MET: ReadonlySet<string> = new Set(['40001', '40P01']);

/** What `pg` says, without a code, of a connection that is lost or does not come. */
const LOST = /^(?:Connection terminated|timeout e|Client has encountered a connection error)/;

/** Whether a transaction failed only because another one went on beside it. */
export function isConflict(error: unknown): boolean {
  return MET.has(codeOf(error) ?? '');
}

/** Whether the connection ended under a query. */
export function isLost(error: unknown): boolean {
  const { cause } = error instanceof StoreUnavailable ? error : {};
  return cause instanceof Error && cause.message.startsWith('Connection terminated');
}

/** `StoreUnavailable` for faults of the machine or of the way to it; anything else is ours, unchanged. */
export function toPostgresStoreError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreUnavailable) return error;
  const code = codeOf(error);
  if (code === null) return LOST.test(error.message) ? unavailable(error.message, error) : error;
  const isState = /^[0-9A-Z]{5}$/.test(code);
  if (isState && !UNAVAILABLE.has(code.slice(0, 2))) return error;
  return unavailable(isState ? error.message : `no PostgreSQL answers (${code})`, error);
}

/** @param reason in words that hold nothing of a row */
export function unavailable(reason: string, cause?: Error): StoreUnavailable {
  return new StoreUnavailable(reason, {
    remedy: 'See that PostgreSQL runs and that FORECOURT_DATABASE_URL leads there, then try again.',
    ...(cause !== undefined && { cause }),
  });
}

/** SQLSTATE of an error of the database; of the network, its own code such as `ECONNREFUSED`. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
