import type { PhotoFolder, SiteKey, Store } from '@forecourt/data';
import { type Repeated, repeat } from '../rounds/repeat.ts';

export interface SweepPhotosOptions {
  photos: Pick<PhotoFolder, 'sweep'>;
  leads: Pick<Store['leads'], 'list'>;
  now(): number;
  /** Milliseconds between one sweep and the next. */
  everyMs?: number;
}

const HOUR = 3_600_000;

/**
 * Erases photos that no lead has come for within an hour: of forms that were left, or whose server was
 * killed before the lead. Once at the start, then every ten minutes.
 */
export function sweepPhotos({
  photos,
  leads,
  now,
  everyMs = HOUR / 6,
}: SweepPhotosOptions): Repeated {
  async function namedBy(site: SiteKey): Promise<ReadonlySet<string>> {
    const all = await leads.list(site);
    return new Set(all.flatMap((lead) => (lead.photos ?? []).map(({ id }) => id)));
  }
  // One that fails is made good by the next.
  return repeat(async () => void (await photos.sweep(now() - HOUR, namedBy)), { everyMs });
}
