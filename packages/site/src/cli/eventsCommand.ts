import { openStore } from '@forecourt/data';
import { trackingEvents, wallTime } from '@forecourt/domain';
import { command, requireSite, siteOption } from './command.ts';
import { periodOf, periodOptions } from './period.ts';

/** Names of events by their ids, as the tables of docs/events.md have them. */
const names = new Map<number, string>(
  Object.entries(trackingEvents).map(([name, id]) => [id, name]),
);

/** Tells how often what happened on a site, and how often masked numbers were asked for. */
export const eventsCommand = command({
  name: 'events',
  summary: 'tell how often what was done on a site: calls, sent forms, saved vehicles',
  options: {
    site: siteOption,
    ...periodOptions,
    json: { help: 'print JSON, for machines, with the vehicle of each count' },
  },
  statuses: { 0: 'told', 1: 'not told; it is told why' },
  async run({ values }, io) {
    const site = await requireSite(values.site, io);
    const { timeZone } = site.config;
    const { from, to } = periodOf(values, timeZone, Date.now());
    const isWithin = ({ day }: { day: string }) => from.day <= day && day <= to.day;
    const store = await openStore(io.settings);
    try {
      const counts = (await store.activity.counts(site.key)).filter(isWithin);
      const reveals = (await store.activity.reveals(site.key))
        .map(({ at, car_id }) => ({ day: wallTime(at, timeZone).date, car_id }))
        .filter(isWithin);
      if (values.json) {
        const events = counts.map(({ day, eventId, carId, count }) => ({
          ...{ day, event_id: eventId, event: nameOf(eventId), car_id: carId, count },
        }));
        io.stdout(`${JSON.stringify({ events, phone_reveals: reveals }, null, 2)}\n`);
        return 0;
      }
      const lines = [
        ...counts.map(({ day, eventId, count }) => ({
          day,
          what: `${eventId}`.padStart(3),
          name: nameOf(eventId),
          count,
        })),
        ...reveals.map(({ day }) => ({ day, what: '   ', name: 'number shown', count: 1 })),
      ];
      const days = Map.groupBy(lines, ({ day, what, name }) => `${day}  ${what}  ${name}`);
      for (const [head, rows] of [...days].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const sum = rows.reduce((total, { count }) => total + count, 0);
        io.stdout(`${head.padEnd(36)} ${String(sum).padStart(8)}\n`);
      }
      if (lines.length === 0) {
        io.stdout(
          `Nothing was counted for ${site.config.name}${site.config.tracking.counted ? '' : ', whose site.json does not ask for it: "tracking": { "counted": true }'}.\n`,
        );
      }
      return 0;
    } finally {
      await store.close();
    }
  },
});

function nameOf(eventId: number): string {
  return names.get(eventId) ?? 'other';
}
