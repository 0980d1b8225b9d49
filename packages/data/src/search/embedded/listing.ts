import { type BaseFilter, isListed, type SortKey, type Vehicle } from '@forecourt/domain';

/** A moment from which a document may be listed, or no longer; milliseconds. */
export interface ListingChange {
  document: number;
  at: number;
}

/** What a site lists of its stock, moment by moment, before anything the shopper chose. */
export interface Listing {
  isListed(document: number, base: BaseFilter, sort: SortKey, moment: number): boolean;
  /** The changes from a moment on, in any order. */
  changesFrom(now: number, base: BaseFilter): readonly ListingChange[];
}

const DAY = 86_400_000;

/** The listing of these vehicles, by document number. */
export function listingOf(vehicles: readonly Vehicle[]): Listing {
  return {
    isListed: (document, base, sort, moment) => isListed(vehicles[document]!, base, sort, moment),
    changesFrom(now, base) {
      const changes: ListingChange[] = [];
      vehicles.forEach(({ createdAt, soldAt }, document) => {
        const appears = (createdAt ?? 0) + (base.minAgeDays ?? 0) * DAY;
        const goes = (soldAt ?? 0) + base.soldDays * DAY;
        for (const at of [appears, goes]) if (at >= now) changes.push({ document, at });
      });
      return changes;
    },
  };
}
