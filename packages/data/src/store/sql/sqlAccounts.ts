import {
  afterTry,
  isCodeAlive,
  isSessionAlive,
  pauseUntilTurn,
  sessionRules,
  type TurnLimit,
} from '@forecourt/domain';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { AccountStore, AskedCode, AskLimits, TriedCode } from '../accounts.ts';
import type { SiteKey } from '../store.ts';
import type { AccountTables } from './accountTables.ts';
import { forgetUnused, forgetUser } from './forgetUsers.ts';
import { transactions } from './transactions.ts';

/** Codes and wrong tries count for a day, which is the longest of all limits. */
const KEPT_MS = 86_400_000;
/** A session's last visit is written this often at most: a visit is many requests. */
const SEEN_STEP_MS = 3_600_000;
/** How long somebody is known where no configuration says so: two years. */
const MOST_MS = 730 * 86_400_000;

/** @param open the database; asked for with each call, so that nothing is opened before it is used */
export function createSqlAccounts(open: () => Promise<Kysely<AccountTables>>): AccountStore {
  const inTransaction = transactions(open);

  return {
    ask: (site, asked, now, limits) =>
      inTransaction(async (trx) => {
        const waits = await waitsOf(trx, site, asked, now, limits);
        const longest = waits.toSorted((a, b) => b.ms - a.ms)[0];
        if (longest !== undefined && longest.ms > 0) return { kind: 'wait', ...longest };
        if (asked.replaces !== null) await spend(trx, site, asked.replaces);
        const { id, phone, code, visitor } = asked;
        const row = { site, id, phone, code, visitor, asked_at: now, wrong: 0 };
        await trx.insertInto('sign_in_codes').values(row).execute();
        return { kind: 'asked' };
      }),

    async askedBy(site, id, now) {
      const row = await findCode(await open(), site, id);
      return row !== undefined && isCodeAlive(sentOf(row), now) ? row.phone : null;
    },

    forget: (site, id) => inTransaction((trx) => spend(trx, site, id)),

    try: (site, tried, now, limits) =>
      inTransaction(async (trx) => {
        const ms = await pauseOfTries(trx, tried.visitor, now, limits);
        if (ms > 0) return { kind: 'wait', ms };
        const row = await findCode(trx, site, tried.id);
        if (row === undefined) return { kind: 'over' };
        const { outcome, code } = afterTry(sentOf(row), row.code === tried.code, now);
        if (outcome === 'right') {
          await spend(trx, site, tried.id);
          await begin(trx, site, row.phone, tried, now);
          return { kind: 'right', phone: row.phone };
        }
        if (code.wrong === row.wrong) return { kind: 'over' };
        await trx
          .updateTable('sign_in_codes')
          .set({ wrong: code.wrong })
          .where('site', '=', site)
          .where('id', '=', tried.id)
          .execute();
        await trx.insertInto('wrong_codes').values({ visitor: tried.visitor, at: now }).execute();
        return { kind: outcome };
      }),

    async signedIn(site, session, now) {
      const db = await open();
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('site', '=', site)
        .where('id', '=', session)
        .executeTakeFirst();
      if (row === undefined) return null;
      if (!isSessionAlive({ startedAt: row.started_at, seenAt: row.seen_at }, now)) return null;
      if (now - row.seen_at >= SEEN_STEP_MS) {
        await inTransaction(async (trx) => {
          await trx
            .updateTable('sessions')
            .set({ seen_at: now })
            .where('site', '=', site)
            .where('id', '=', session)
            .execute();
          await seen(trx, site, row.phone, now);
        });
      }
      return { phone: row.phone };
    },

    signOut: (site, session, everywhere) =>
      inTransaction(async (trx) => {
        const own = await trx
          .selectFrom('sessions')
          .select('phone')
          .where('site', '=', site)
          .where('id', '=', session)
          .executeTakeFirst();
        if (own === undefined) return;
        const ended = trx.deleteFrom('sessions').where('site', '=', site);
        await (everywhere
          ? ended.where('phone', '=', own.phone)
          : ended.where('id', '=', session)
        ).execute();
      }),

    async about(site, phone, now) {
      const db = await open();
      const user = await db
        .selectFrom('users')
        .selectAll()
        .where('site', '=', site)
        .where('phone', '=', phone)
        .executeTakeFirst();
      if (user === undefined) return null;
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('site', '=', site)
        .where('phone', '=', phone)
        .orderBy('seen_at', 'desc')
        .orderBy('started_at', 'desc')
        .execute();
      const sessions = rows
        .map(({ id, started_at, seen_at }) => ({ id, startedAt: started_at, seenAt: seen_at }))
        .filter((session) => isSessionAlive(session, now));
      return { phone, since: user.created_at, seenAt: user.seen_at, sessions };
    },

    erase: (site, phone) => inTransaction((trx) => forgetUser(trx, site, phone)),

    sweep: (now, keptMs = () => MOST_MS) =>
      inTransaction(async (trx) => {
        const { idleMs, mostMs } = sessionRules;
        await trx
          .deleteFrom('sign_in_codes')
          .where('asked_at', '<=', now - KEPT_MS)
          .execute();
        await trx
          .deleteFrom('wrong_codes')
          .where('at', '<=', now - KEPT_MS)
          .execute();
        await trx
          .deleteFrom('sessions')
          .where((eb) =>
            eb.or([eb('seen_at', '<=', now - idleMs), eb('started_at', '<=', now - mostMs)]),
          )
          .execute();
        return forgetUnused(trx, now, keptMs);
      }),

    async tally(since) {
      const db = await open();
      const count = (table: 'sign_in_codes' | 'wrong_codes', column: 'asked_at' | 'at') =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where(column as 'at', '>', since)
          .executeTakeFirstOrThrow();
      const asked = await count('sign_in_codes', 'asked_at');
      const wrong = await count('wrong_codes', 'at');
      return { asked: Number(asked.count), wrong: Number(wrong.count) };
    },
  };
}

async function seen(
  trx: Transaction<AccountTables>,
  site: SiteKey,
  phone: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ seen_at: now })
    .where('site', '=', site)
    .where('phone', '=', phone)
    .execute();
}

type Row = Selectable<AccountTables['sign_in_codes']>;

function sentOf({ asked_at, wrong, code }: Row) {
  return { askedAt: asked_at, wrong, spent: code === '' };
}

function findCode(db: Kysely<AccountTables>, site: SiteKey, id: string): Promise<Row | undefined> {
  return db
    .selectFrom('sign_in_codes')
    .selectAll()
    .where('site', '=', site)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The row stays for the limits; its code is gone (R16-07). */
async function spend(trx: Transaction<AccountTables>, site: SiteKey, id: string): Promise<void> {
  await trx
    .updateTable('sign_in_codes')
    .set({ code: '' })
    .where('site', '=', site)
    .where('id', '=', id)
    .execute();
}

/** A session of its own, whatever the browser brought along; the user where there was none. */
async function begin(
  trx: Transaction<AccountTables>,
  site: SiteKey,
  phone: string,
  { session, ends }: TriedCode,
  now: number,
): Promise<void> {
  await trx
    .insertInto('users')
    .values({ site, phone, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'phone']).doUpdateSet({ seen_at: now }))
    .execute();
  if (ends !== null) {
    await trx.deleteFrom('sessions').where('site', '=', site).where('id', '=', ends).execute();
  }
  const row = { site, id: session, phone, started_at: now, seen_at: now };
  await trx.insertInto('sessions').values(row).execute();
}

async function waitsOf(
  trx: Transaction<AccountTables>,
  site: SiteKey,
  { phone, visitor }: AskedCode,
  now: number,
  limits: AskLimits,
): Promise<{ limit: keyof AskLimits; ms: number }[]> {
  const asked = trx.selectFrom('sign_in_codes').select('asked_at').orderBy('asked_at', 'desc');
  // A number and a visitor count across sites: each further dealer would be as many guesses more.
  const rows = {
    number: asked.where('phone', '=', phone),
    visitor: asked.where('visitor', '=', visitor),
    site: asked.where('site', '=', site),
    all: asked,
  };
  const waits: { limit: keyof AskLimits; ms: number }[] = [];
  for (const limit of ['number', 'visitor', 'site', 'all'] as const) {
    const turns = await rows[limit].limit(mostOf(limits[limit])).execute();
    const times = turns.map(({ asked_at }) => asked_at);
    waits.push({ limit, ms: pauseUntilTurn(times, limits[limit], now) });
  }
  return waits;
}

async function pauseOfTries(
  trx: Transaction<AccountTables>,
  visitor: string,
  now: number,
  limits: readonly TurnLimit[],
): Promise<number> {
  const rows = await trx
    .selectFrom('wrong_codes')
    .select('at')
    .where('visitor', '=', visitor)
    .orderBy('at', 'desc')
    .limit(mostOf(limits))
    .execute();
  return pauseUntilTurn(
    rows.map(({ at }) => at),
    limits,
    now,
  );
}

function mostOf(limits: readonly TurnLimit[]): number {
  return Math.max(...limits.map(({ count }) => count));
}
