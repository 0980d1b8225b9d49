import { StoreUnavailable } from '../storeErrors.ts';

/** Result codes of SQLite that no query can be blamed for (sqlite.org/rescode.html). */
const UNAVAILABLE: ReadonlySet<number> = new Set([
  3, // PERM
  5, // BUSY
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
]);

const BUSY = 5;
const FULL = 13;

/** Another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error) === BUSY;
}

/** There is no space left for what was to be written. */
export function isFull(error: unknown): boolean {
  return codeOf(error) === FULL;
}

/** `StoreUnavailable` for faults of the machine; anything else is a fault of ours, unchanged. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = primaryCode(error);
  const ofTheMachine = code === null ? 'syscall' in error : UNAVAILABLE.has(code);
  return ofTheMachine ? new StoreUnavailable(error.message, { cause: error }) : error;
}

/** Of SQLite's own error, or of the one a `StoreUnavailable` was made of. */
function codeOf(error: unknown): number | null {
  return primaryCode(error instanceof StoreUnavailable ? error.cause : error);
}

function primaryCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null;
  // The low byte is the primary code, the rest says more exactly what happened.
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}
