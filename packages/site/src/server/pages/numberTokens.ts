import type { DealerSite } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import type { Seal } from '../http/seal.ts';

/** A token holds for this window of time and the next, so for 15 minutes at least and 30 at most. */
const WINDOW_MS = 15 * 60_000;

/**
 * What a page gives along with a masked number, so that nobody has all numbers for the asking: it is of one
 * dealer, one number and one vehicle. It is the same for every visitor, and pages that are kept can have it.
 */
export function numberTokens(seal: Seal, { key: site }: DealerSite, now: () => number) {
  const purposeOf = (key: string, vehicle: Vehicle | null) =>
    `number ${site} ${key} ${vehicle?.id ?? ''}`;
  const windowNow = () => Math.floor(now() / WINDOW_MS);
  return {
    give: (key: string, vehicle: Vehicle | null): string =>
      seal.close(purposeOf(key, vehicle), windowNow()),
    holds(token: string, key: string, vehicle: Vehicle | null): boolean {
      const given = seal.open(purposeOf(key, vehicle), token);
      return typeof given === 'number' && windowNow() - given >= 0 && windowNow() - given < 2;
    },
  };
}
