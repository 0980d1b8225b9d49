import { createHash } from 'node:crypto';
import type { AddedBatch, DraftRow } from '../store.ts';

/** What the draft holds already: feed row of each vehicle id, and the slugs. */
export interface Taken {
  rowOfId: Map<string, number>;
  slugs: Set<string>;
  /** The slugs that vehicles have in the current version, by id. */
  slugOfId: Map<string, string>;
}

export interface PlannedRow {
  feed_row: number;
  vehicle_id: string;
  slug: string;
  /** JSON of the vehicle, with the slug above. */
  body: string;
}

export interface Plan extends AddedBatch {
  rows: PlannedRow[];
}

/**
 * The slugs a vehicle may get, best first; all of them must have been looked up in `Taken`. What
 * the feed calls it, else what it was called, else what we call it.
 */
export function slugCandidates(
  { vehicle: { id, slug }, addressed = false }: DraftRow,
  { slugOfId }: Pick<Taken, 'slugOfId'>,
): string[] {
  const had = slugOfId.get(id);
  const own = `${slug}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
  if (had === undefined) return [slug, own];
  return addressed ? [slug, had, own] : [had, slug, own];
}

/**
 * Decides what a batch adds. The first vehicle of an id wins. The first vehicle of a slug keeps
 * it; a later one gets `{slug}-{digest of its id}`, which depends on the vehicle alone. A vehicle
 * keeps the slug that it had, so that its address `/cars/{slug}` is the same from import to import.
 */
export function planRows(batch: readonly DraftRow[], taken: Taken): Plan {
  const { rowOfId, slugs } = taken;
  const ids = new Map(rowOfId);
  const used = new Set(slugs);
  const plan: Plan = { rows: [], duplicates: [], readdressed: [] };
  for (const draftRow of batch) {
    const { row, vehicle } = draftRow;
    const firstRow = ids.get(vehicle.id);
    if (firstRow !== undefined) {
      plan.duplicates.push({ id: vehicle.id, firstRow });
      continue;
    }
    const slug = slugCandidates(draftRow, taken).find((candidate) => !used.has(candidate));
    if (slug === undefined) throw new Error(`No free slug for vehicle "${vehicle.id}".`);
    if (draftRow.addressed && slug !== vehicle.slug) {
      plan.readdressed.push({ id: vehicle.id, slug });
    }
    ids.set(vehicle.id, row);
    used.add(slug);
    const body = JSON.stringify({ ...vehicle, slug });
    plan.rows.push({ feed_row: row, vehicle_id: vehicle.id, slug, body });
  }
  return plan;
}
