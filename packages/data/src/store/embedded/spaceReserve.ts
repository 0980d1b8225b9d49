import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { LeadStore } from '../store.ts';
import { isFull } from './sqliteError.ts';

/** 4 MiB: more than a thousand leads. */
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

/** Whatever filled the disk, a log or an import, leads get the space that was laid by for them. */
export function withReserve(leads: LeadStore, reserve: Pick<SpaceReserve, 'release'>): LeadStore {
  return {
    ...leads,
    async submit(...args) {
      try {
        return await leads.submit(...args);
      } catch (error) {
        if (!isFull(error) || !reserve.release()) throw error;
        return await leads.submit(...args);
      }
    },
  };
}
