import { type BaseFilter, isListed, type Vehicle } from '@forecourt/domain';

/** When a site lists a vehicle: moments in milliseconds, both included; `null` is no bound. */
export interface ListedSpan {
  from: number | null;
  until: number | null;
}

const DAY = 86_400_000;

/** When, from a moment on, a site lists a vehicle; `null` is never again. */
export function listedSpan(vehicle: Vehicle, base: BaseFilter, now: number): ListedSpan | null {
  const listedAt = (moment: number) => isListed(vehicle, base, 'relevance', moment);
  const appears = (vehicle.createdAt ?? 0) + (base.minAgeDays ?? 0) * DAY;
  const goes = (vehicle.soldAt ?? 0) + base.soldDays * DAY;
  const start = listedAt(now) ? now : Math.max(now, appears);
  if (!listedAt(start)) return null;
  const isGoing = start <= goes && !listedAt(goes + 1);
  return { from: start > now ? start : null, until: isGoing ? goes : null };
}
