import { createHash } from 'node:crypto';
import type { Vehicle } from '@forecourt/domain';

/** What the draft holds already: feed row of each vehicle id, and the slugs. */
export interface Taken {
  rowOfId: Map<string, number>;
  slugs: Set<string>;
}

export interface PlannedRow {
  feed_row: number;
  vehicle_id: string;
  slug: string;
  /** JSON of the vehicle, with the slug above. */
  body: string;
}

export interface Plan {
  rows: PlannedRow[];
  duplicates: { id: string; firstRow: number }[];
}

/** The slugs a vehicle may get, best first; all of them must have been looked up in `Taken`. */
export function slugCandidates({ id, slug }: Vehicle): readonly [string, string] {
  return [slug, `${slug}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`];
}

/**
 * Decides what a batch adds. The first vehicle of an id wins. The first vehicle of a slug keeps
 * it; a later one gets `{slug}-{digest of its id}`, which depends on the vehicle alone, so that
 * its address `/cars/{slug}` stays the same from import to import.
 */
export function planRows(
  batch: readonly { row: number; vehicle: Vehicle }[],
  { rowOfId, slugs }: Taken,
): Plan {
  const ids = new Map(rowOfId);
  const used = new Set(slugs);
  const plan: Plan = { rows: [], duplicates: [] };
  for (const { row, vehicle } of batch) {
    const firstRow = ids.get(vehicle.id);
    if (firstRow !== undefined) {
      plan.duplicates.push({ id: vehicle.id, firstRow });
      continue;
    }
    const slug = slugCandidates(vehicle).find((candidate) => !used.has(candidate));
    if (slug === undefined) throw new Error(`No free slug for vehicle "${vehicle.id}".`);
    ids.set(vehicle.id, row);
    used.add(slug);
    const body = JSON.stringify({ ...vehicle, slug });
    plan.rows.push({ feed_row: row, vehicle_id: vehicle.id, slug, body });
  }
  return plan;
}
