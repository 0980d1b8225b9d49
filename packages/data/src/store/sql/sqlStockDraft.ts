import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SiteKey, StockDraft, StockEffect, StockVersion } from '../store.ts';
import { DraftClosed } from '../storeErrors.ts';
import { findCurrent, findCurrentDraft } from './findCurrent.ts';
import { planRows, slugCandidates, type Taken } from './planRows.ts';
import type { StockTables } from './stockTables.ts';
import { sweepStock } from './sweepStock.ts';

/** Vehicles written in one transaction, whatever the size of the caller's batch. */
const WRITE_BATCH = 250;

type Batch = Parameters<StockDraft['add']>[0];

export interface SqlStockDraftOptions {
  db: Kysely<StockTables>;
  site: SiteKey;
  draft: number;
  /** Gives the site free for the next import. */
  release: () => void;
}

/** The caller holds the exclusive right to write the site's stock until `release`. */
export function createSqlStockDraft(options: SqlStockDraftOptions): StockDraft {
  const { db, site, draft, release } = options;
  const digest = createHash('sha256');
  let count = 0;
  let open = true;
  // Calls take turns, because the digest is over the feed's order.
  let turn: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  async function whileOpen<Result>(last: boolean, work: () => Promise<Result>): Promise<Result> {
    if (!open) throw new DraftClosed(site);
    if (!last) return work();
    open = false;
    return work().finally(release);
  }

  async function addSome(batch: Batch) {
    const { rows, duplicates } = await db.transaction().execute(async (trx) => {
      const plan = planRows(batch, await findTaken(trx, site, draft, batch));
      const places = plan.rows.map((row, index) => ({
        ...row,
        site,
        draft,
        position: count + index + 1,
      }));
      if (places.length > 0) await trx.insertInto('stock_vehicles').values(places).execute();
      return plan;
    });
    for (const { body } of rows) digest.update(body).update('\n');
    count += rows.length;
    return duplicates;
  }

  async function addAll(batch: Batch) {
    const duplicates: { id: string; firstRow: number }[] = [];
    for (let start = 0; start < batch.length; start += WRITE_BATCH) {
      duplicates.push(...(await addSome(batch.slice(start, start + WRITE_BATCH))));
    }
    return duplicates;
  }

  async function publish(now: number) {
    const content = { digest: digest.digest('base64url'), count, createdAt: now };
    const current = await findCurrent(db, site);
    const changed = current === null || current.digest !== content.digest;
    const version = changed ? await flip(db, site, draft, content) : current;
    // It is decided by now: rows that could not be removed, the next import removes.
    await sweepStock(db, site).catch(() => undefined);
    return { changed, version };
  }

  async function effect(): Promise<StockEffect> {
    const current = await findCurrentDraft(db, site);
    if (current === null) return { before: 0, added: count, changed: 0, removed: 0 };
    const { both, changed } = await db
      .selectFrom('stock_vehicles as now')
      .innerJoin('stock_vehicles as before', (join) =>
        join
          .onRef('before.site', '=', 'now.site')
          .onRef('before.vehicle_id', '=', 'now.vehicle_id')
          .on('before.draft', '=', current.draft),
      )
      .where('now.site', '=', site)
      .where('now.draft', '=', draft)
      .select((eb) => [
        eb.fn.countAll<number>().as('both'),
        eb.fn
          .count<number>(eb.case().when('before.body', '!=', eb.ref('now.body')).then(1).end())
          .as('changed'),
      ])
      .executeTakeFirstOrThrow();
    const before = current.count;
    return { before, added: count - both, changed, removed: before - both };
  }

  return {
    effect: () => inTurn(() => whileOpen(false, effect)),
    add: (batch) => inTurn(() => whileOpen(false, () => addAll(batch))),
    publish: (now) => inTurn(() => whileOpen(true, () => publish(now))),
    discard: () =>
      inTurn(async () => {
        // Callers discard in `finally`, also after they have published.
        if (open) await whileOpen(true, () => sweepStock(db, site));
      }),
  };
}

async function findTaken(
  db: Kysely<StockTables>,
  site: SiteKey,
  draft: number,
  batch: Batch,
): Promise<Taken> {
  const ofDraft = db
    .selectFrom('stock_vehicles')
    .where('site', '=', site)
    .where('draft', '=', draft);
  const ids = await ofDraft
    .select(['vehicle_id', 'feed_row'])
    .where(
      'vehicle_id',
      'in',
      batch.map(({ vehicle }) => vehicle.id),
    )
    .execute();
  const slugs = await ofDraft
    .select('slug')
    .where(
      'slug',
      'in',
      batch.flatMap(({ vehicle }) => slugCandidates(vehicle)),
    )
    .execute();
  return {
    rowOfId: new Map(ids.map((row) => [row.vehicle_id, row.feed_row])),
    slugs: new Set(slugs.map((row) => row.slug)),
  };
}

/** The pointer and the version appear in one transaction: readers see the old stock or the new. */
function flip(
  db: Kysely<StockTables>,
  site: SiteKey,
  draft: number,
  content: Omit<StockVersion, 'version'>,
): Promise<StockVersion> {
  return db.transaction().execute(async (trx) => {
    const { version } = await trx
      .updateTable('stock_sites')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('site', '=', site)
      .returning('version')
      .executeTakeFirstOrThrow();
    const { digest, count, createdAt } = content;
    await trx
      .insertInto('stock_versions')
      .values({ site, draft, version, digest, count, created_at: createdAt })
      .execute();
    return { version, ...content };
  });
}
