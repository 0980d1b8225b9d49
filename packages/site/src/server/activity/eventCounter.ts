import type { ActivityEvent, ActivityStore, DealerSite } from '@forecourt/data';
import { defaultCategories, trackingEvents, wallTime } from '@forecourt/domain';
import { textAnswer } from '../http/answer.ts';
import type { Limiter } from '../http/createLimiter.ts';
import type { QuickHandler } from '../http/frontHandler.ts';
import { type TrustedProxies, visitorOf } from '../http/visitorOf.ts';
import { errorKind } from '../log/errorKind.ts';
import type { Log } from '../log/log.ts';

export interface EventCounterOptions {
  activity: Pick<ActivityStore, 'count'>;
  limiter: Limiter;
  proxies: TrustedProxies;
  /** Whether a site shows such a vehicle: no other is counted by its id. */
  hasVehicle(site: DealerSite, id: string): Promise<boolean>;
  now(): number;
  log: Log;
}

const PATH = '/api/events';
/** Bytes that browsers may tell at once. */
const MOST_BYTES = 2048;
/** Events at once. */
const MOST = 20;
/** An id, and behind it the vehicle. */
const EVENT = /^(?<id>\d{1,5}) ?(?<car>[\w.-]{0,100})$/;

/** Events that there are; those of categories among them. */
const known = new Set<number>([
  ...Object.values(trackingEvents),
  ...defaultCategories.flatMap(({ eventId }) => eventId ?? []),
]);

/**
 * Counts what the scripts of a site's pages tell of (`track`): known events alone, of known vehicles,
 * and no word of who it was. What is not stored is lost; nobody waits for it, and it costs no page its turn.
 */
export function eventCounter(options: EventCounterOptions): QuickHandler {
  let turns = 0;

  async function vehicleOf(site: DealerSite, id: string): Promise<string | null> {
    return id !== '' && (await options.hasVehicle(site, id)) ? id : null;
  }

  return async ({ site, pathname, body, incoming }) => {
    if (pathname !== PATH || body === null || !site.config.tracking.counted) return null;
    if (body.length > MOST_BYTES) return textAnswer(413, 'That is too much at once.');
    turns += 1;
    const visitor = visitorOf(incoming, options.proxies);
    const pause = options.limiter.pause(`${site.key} ${visitor}`, String(turns));
    if (pause > 0) {
      const seconds = String(Math.ceil(pause / 1000));
      return textAnswer(429, 'That is too often.', { 'retry-after': seconds });
    }
    const told = new URLSearchParams(body.toString('utf8')).getAll('event');
    const read = told.map((text) => EVENT.exec(text)?.groups);
    const isSound = read.every((groups) => known.has(Number(groups?.['id'])));
    if (told.length === 0 || told.length > MOST || !isSound) {
      return textAnswer(400, 'These are no events of this site.');
    }
    const events = await Promise.all(
      read.map(async (groups = {}): Promise<ActivityEvent> => {
        const carId = await vehicleOf(site, groups['car'] ?? '');
        return { eventId: Number(groups['id']), carId };
      }),
    );
    const { date } = wallTime(options.now(), site.config.timeZone);
    await options.activity.count(site.key, date, events).catch((error: unknown) => {
      options.log({ event: 'events_not_counted', site: site.key, error: errorKind(error) });
    });
    return { status: 204, headers: { 'cache-control': 'no-store' } };
  };
}
