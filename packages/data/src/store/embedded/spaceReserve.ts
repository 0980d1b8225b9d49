import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { LeadStore } from '../store.ts';
import { isFull } from './sqliteError.ts';

/** 4 MiB: some hundreds of leads and what becomes of them, since their log is kept short then. */
const RESERVE_BYTES = 4 * 1024 * 1024;
/** Free space at which a reserve is laid by: it must never be what fills the disk. */
const AMPLE_BYTES = 64 * 1024 * 1024;

/** Disk space kept for leads alone. */
export interface SpaceReserve {
  /** Lays the space by, where there is plenty and none is kept yet. */
  keep(): void;
  /** Gives the space up; `false` when there was none. */
  release(): boolean;
}

/** A file that does nothing but take up space until the disk is full. */
export function createSpaceReserve(path: string): SpaceReserve {
  function release(): boolean {
    if (!existsSync(path)) return false;
    rmSync(path, { force: true });
    return true;
  }
  return {
    keep() {
      if (existsSync(path)) return;
      try {
        const { bavail, bsize } = statfsSync(dirname(path));
        if (bavail * bsize < AMPLE_BYTES) return;
        // Zeros would take no space on a disk that compresses.
        writeFileSync(path, randomFillSync(Buffer.alloc(RESERVE_BYTES)), { mode: 0o600 });
      } catch {
        // Half of one is none. Without one, a server is as good as it was before.
        release();
      }
    },
    release,
  };
}

/** What is done for leads once the disk is full. */
export interface LeadSpace {
  /** Gives up the space that was laid by; `false` when there was none. */
  release(): boolean;
  /** Makes the log that is written ahead of the database small, and keeps it so. */
  shortenLog(): Promise<void>;
}

/**
 * Whatever filled the disk, a log or an import, leads get the space that was laid by for them. Each
 * commit adds whole pages to the log, some 60 kB a lead until it is delivered, which would use up the
 * space after a few dozens.
 */
export function withReserve(leads: LeadStore, { release, shortenLog }: LeadSpace): LeadStore {
  return {
    ...leads,
    async submit(...args) {
      try {
        return await leads.submit(...args);
      } catch (error) {
        if (!isFull(error) || !release()) throw error;
        await shortenLog();
        return await leads.submit(...args);
      }
    },
  };
}

/** Pages after which the log is written into the database: 256 KiB, where SQLite takes 4 MiB. */
const SHORT_LOG = 64;

/** @returns `shortenLog` of a database in WAL mode, until it is opened anew */
export function logShortener<Tables>(db: Kysely<Tables>): () => Promise<void> {
  return async () => {
    await sql`pragma wal_autocheckpoint = ${sql.lit(SHORT_LOG)}`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  };
}
