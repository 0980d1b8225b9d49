import { setTimeout } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { StoreUnavailable } from '../storeErrors.ts';
import { CHANNEL } from './noticeRows.ts';

/** Milliseconds between two questions whether the connection still hears, and before a new one is tried. */
const BEAT_MS = 500;
/** An answer older than this says nothing: what was heard until then may not be all. */
const DEAF_MS = 1_000;

/** What is kept in memory for as long as nobody tells that it changed. */
export interface Hearing {
  /**
   * What `read` gave last. Read anew after a notice of the subject, or each time while notices may be
   * missed; where that fails, what was known stays, for pages do not fail with the database.
   *
   * @param subject `<subject>/<site>`, as the notices have it
   */
  kept<Value>(subject: string, read: () => Promise<Value>): Promise<Value>;
  /** As a notice does: for the process that made the change, which must see it at once. */
  forget(subject: string): void;
  close(): Promise<void>;
}

interface Kept {
  value: Promise<unknown>;
  /** The last that was read. */
  last: { value: unknown } | null;
}

export function createHearing(config: ClientConfig): Hearing {
  const known = new Map<string, Kept>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const isDeaf = () => performance.now() - heardAt > DEAF_MS;

  function forget(subject: string): void {
    const entry = known.get(subject);
    if (entry !== undefined) known.set(subject, { ...entry, value: NOT_READ });
  }

  /** One connection, for as long as it lasts. */
  async function listen(): Promise<void> {
    const client = new Client({ ...config, query_timeout: DEAF_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema');
      const own = `${rows[0]?.schema}/`;
      client.on('notification', ({ payload = '' }) => {
        if (payload.startsWith(own)) forget(payload.slice(own.length));
      });
      await client.query(`listen ${CHANNEL}`);
      // What changed before was told to nobody here.
      for (const subject of known.keys()) forget(subject);
      while (!isClosed) {
        const asked = performance.now();
        await client.query('select 1');
        heardAt = asked;
        await setTimeout(BEAT_MS, undefined, { ref: false });
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    while (!isClosed) {
      await listen().catch(() => undefined);
      if (!isClosed) await setTimeout(BEAT_MS, undefined, { ref: false });
    }
  }

  const listening = keepListening();

  return {
    async kept<Value>(subject: string, read: () => Promise<Value>): Promise<Value> {
      const entry = known.get(subject) ?? { value: NOT_READ, last: null };
      if (entry.value === NOT_READ || isDeaf()) {
        const value = read();
        known.set(subject, { value, last: entry.last });
        try {
          const fresh = await value;
          const now = known.get(subject);
          if (now !== undefined) now.last = { value: fresh };
          return fresh;
        } catch (error) {
          if (known.get(subject)?.value === value) forget(subject);
          if (entry.last === null || !(error instanceof StoreUnavailable)) throw error;
          return entry.last.value as Value;
        }
      }
      return entry.value as Promise<Value>;
    },
    forget,
    async close() {
      isClosed = true;
      await listening;
    },
  };
}

const NOT_READ = Promise.resolve();
