import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AddedBatch, SiteKey, StockDraft, StockEffect, StockVersion } from '../store.ts';
import { DraftClosed, ImportRunning } from '../storeErrors.ts';
import type { ReleaseSite } from './acquireSite.ts';
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
  release: ReleaseSite;
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
    try {
      return await work();
    } finally {
      await release();
    }
  }

  /** The rows the site shows; nobody else writes while this draft is open. */
  let current: Promise<{ draft: number; count: number } | null> | undefined;
  const findPublished = () => (current ??= findCurrentDraft(db, site));

  async function addSome(batch: Batch): Promise<AddedBatch> {
    const published = (await findPublished())?.draft ?? null;
    const { rows, ...added } = await db.transaction().execute(async (trx) => {
      const plan = planRows(batch, await findTaken(trx, site, draft, published, batch));
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
    return added;
  }

  async function addAll(batch: Batch) {
    const added: AddedBatch = { duplicates: [], readdressed: [] };
    for (let start = 0; start < batch.length; start += WRITE_BATCH) {
      const { duplicates, readdressed } = await addSome(batch.slice(start, start + WRITE_BATCH));
      added.duplicates.push(...duplicates);
      added.readdressed.push(...readdressed);
    }
    return added;
  }

  async function publish(now: number) {
    const content = { digest: digest.digest('base64url'), count, createdAt: now };
    const current = await findCurrent(db, site);
    const changed = current === null || current.digest !== content.digest;
    const published = (await findPublished())?.draft ?? null;
    const version = changed ? await flip(db, site, draft, published, content) : current;
    // It is decided by now: rows that could not be removed, the next import removes.
    await sweepStock(db, site).catch(() => undefined);
    return { changed, version };
  }

  async function effect(): Promise<StockEffect> {
    const published = await findPublished();
    if (published === null) return { before: 0, added: count, changed: 0, removed: 0 };
    const { both, changed } = await db
      .selectFrom('stock_vehicles as now')
      .innerJoin('stock_vehicles as before', (join) =>
        join
          .onRef('before.site', '=', 'now.site')
          .onRef('before.vehicle_id', '=', 'now.vehicle_id')
          .on('before.draft', '=', published.draft),
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
    const before = published.count;
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
  published: number | null,
  batch: Batch,
): Promise<Taken> {
  const ofDraft = db
    .selectFrom('stock_vehicles')
    .where('site', '=', site)
    .where('draft', '=', draft);
  const given = batch.map(({ vehicle }) => vehicle.id);
  const ids = await ofDraft
    .select(['vehicle_id', 'feed_row'])
    .where('vehicle_id', 'in', given)
    .execute();
  const before =
    published === null
      ? []
      : await db
          .selectFrom('stock_vehicles')
          .select(['vehicle_id', 'slug'])
          .where('site', '=', site)
          .where('draft', '=', published)
          .where('vehicle_id', 'in', given)
          .execute();
  const slugOfId = new Map(before.map((row) => [row.vehicle_id, row.slug]));
  const slugs = await ofDraft
    .select('slug')
    .where(
      'slug',
      'in',
      batch.flatMap((row) => slugCandidates(row, { slugOfId })),
    )
    .execute();
  return {
    rowOfId: new Map(ids.map((row) => [row.vehicle_id, row.feed_row])),
    slugs: new Set(slugs.map((row) => row.slug)),
    slugOfId,
  };
}

/** Keeps the slugs that vehicles no longer have, and forgets those of vehicles long gone. */
async function rememberAddresses(
  db: Kysely<StockTables>,
  site: SiteKey,
  before: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('stock_addresses')
    .columns(['site', 'slug', 'vehicle_id'])
    .expression((eb) =>
      eb
        .selectFrom('stock_vehicles as old')
        .innerJoin('stock_vehicles as new', (join) =>
          join
            .onRef('new.site', '=', 'old.site')
            .onRef('new.vehicle_id', '=', 'old.vehicle_id')
            .onRef('new.slug', '!=', 'old.slug')
            .on('new.draft', '=', now),
        )
        .where('old.site', '=', site)
        .where('old.draft', '=', before)
        .select(['old.site', 'old.slug', 'old.vehicle_id']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'slug'])
        .doUpdateSet((eb) => ({ vehicle_id: eb.ref('excluded.vehicle_id') })),
    )
    .execute();
  await db
    .deleteFrom('stock_addresses')
    .where('site', '=', site)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stock_vehicles as kept')
            .select('kept.position')
            .whereRef('kept.site', '=', 'stock_addresses.site')
            .whereRef('kept.vehicle_id', '=', 'stock_addresses.vehicle_id')
            .where('kept.draft', 'in', [before, now]),
        ),
      ),
    )
    .execute();
}

/** The pointer and the version appear in one transaction: readers see the old stock or the new. */
function flip(
  db: Kysely<StockTables>,
  site: SiteKey,
  draft: number,
  published: number | null,
  content: Omit<StockVersion, 'version'>,
): Promise<StockVersion> {
  return db.transaction().execute(async (trx) => {
    if (published !== null) await rememberAddresses(trx, site, published, draft);
    // Whoever lost the right to write, and knows it not, publishes nothing: a later draft has begun.
    const { version } = await trx
      .updateTable('stock_sites')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('site', '=', site)
      .where('drafts', '=', draft)
      .returning('version')
      .executeTakeFirstOrThrow(() => new ImportRunning(site));
    const { digest, count, createdAt } = content;
    await trx
      .insertInto('stock_versions')
      .values({ site, draft, version, digest, count, created_at: createdAt })
      .execute();
    return { version, ...content };
  });
}
