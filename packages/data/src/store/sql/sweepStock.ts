import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { SiteKey } from '../store.ts';
import type { StockTables } from './stockTables.ts';

/** Rows removed in one transaction, so that no other writer waits long. */
const STEP = 2_000;

/**
 * Removes what no reader needs: abandoned drafts and replaced versions. The version before the
 * current one stays, because a reader may be in the middle of it.
 */
export async function sweepStock(db: Kysely<StockTables>, site: SiteKey): Promise<void> {
  const versions = await db
    .selectFrom('stock_versions')
    .select(['version', 'draft'])
    .where('site', '=', site)
    .orderBy('version', 'desc')
    .execute();
  const kept = versions.slice(0, 2);
  const replaced = versions.slice(2).map(({ version }) => version);
  if (replaced.length > 0) {
    await db
      .deleteFrom('stock_versions')
      .where('site', '=', site)
      .where('version', 'in', replaced)
      .execute();
  }
  const keptDrafts = new Set(kept.map(({ draft }) => draft));
  for (let draft = await draftAfter(db, site, 0); draft !== null; ) {
    if (!keptDrafts.has(draft)) await removeDraft(db, site, draft);
    draft = await draftAfter(db, site, draft);
  }
}

async function removeDraft(db: Kysely<StockTables>, site: SiteKey, draft: number): Promise<void> {
  const ofDraft = () =>
    db.selectFrom('stock_vehicles').where('site', '=', site).where('draft', '=', draft);
  for (;;) {
    const { first } = await ofDraft()
      .select((eb) => eb.fn.min('position').as('first'))
      .executeTakeFirstOrThrow();
    if (first === null) return;
    await db
      .deleteFrom('stock_vehicles')
      .where('site', '=', site)
      .where('draft', '=', draft)
      .where('position', '<', first + STEP)
      .execute();
    await setImmediate();
  }
}

/** Seeks from draft to draft in the index; `select distinct` would walk over every vehicle. */
async function draftAfter(
  db: Kysely<StockTables>,
  site: SiteKey,
  draft: number,
): Promise<number | null> {
  const { next } = await db
    .selectFrom('stock_vehicles')
    .select((eb) => eb.fn.min<number | null>('draft').as('next'))
    .where('site', '=', site)
    .where('draft', '>', draft)
    .executeTakeFirstOrThrow();
  return next;
}
