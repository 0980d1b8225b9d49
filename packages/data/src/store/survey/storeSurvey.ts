import type { ParkedReceiver } from '../changes.ts';
import type { Backlog } from '../store.ts';

/** What can be told of a store without touching it. */
export interface StoreSurvey {
  /** Whether there is one; a server makes it where there is not. */
  isThere: boolean;
  /** Whether it was moved into a database, and takes nothing any more. */
  isMoved: boolean;
  /** Names of changes to its tables that the next start makes. */
  pending: readonly string[];
  /** Names of changes that this version does not know: a newer one has made them. */
  foreign: readonly string[];
  /** Leads that were not delivered yet; `null` where its tables are of another version. */
  backlog: readonly Backlog[] | null;
  /** Receivers of changes that are told nothing any more; `null` likewise. */
  parkedReceivers: readonly ParkedReceiver[] | null;
  /** Milliseconds by which the database's clock goes before this machine's; `null` of a folder. */
  clockAheadMs: number | null;
  /** Of a database, `180004`; `null` of a folder. */
  serverVersion: number | null;
}

/** What tells the names of changes that were made from those that are known. */
export function comparedMigrations(
  made: readonly string[],
  known: readonly string[],
): Pick<StoreSurvey, 'pending' | 'foreign'> {
  return {
    pending: known.filter((name) => !made.includes(name)),
    foreign: made.filter((name) => !known.includes(name)),
  };
}
