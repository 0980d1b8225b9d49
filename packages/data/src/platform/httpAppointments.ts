import { type FreeDay, wallText } from '@forecourt/domain';
import { z } from 'zod';
import type { Appointments } from './appointments.ts';
import { platformPaths } from './platformPaths.ts';
import { type PlatformServiceOptions, platformService } from './platformService.ts';

const { path, keys } = platformPaths.appointments;

const daySchema = z.object({
  [keys.date]: z.iso.date(),
  [keys.times]: z.array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)).max(200),
});
const answerSchema = z.object({ [keys.days]: z.array(daySchema).max(100) });

export interface HttpAppointmentsOptions extends PlatformServiceOptions {
  /** Milliseconds since 1970 UTC. */
  today?: () => number;
}

/** A form waits for it before it is drawn. */
const BUDGET_MS = 1_500;

/** The platform's own diary: days and times of the place's wall clock. */
export function httpAppointments(options: HttpAppointmentsOptions): Appointments {
  const { today = Date.now } = options;
  const service = platformService('appointments', { budgetMs: BUDGET_MS, ...options });
  return {
    async freeAt(site, { locationId, carId }) {
      const reply = await service.ask(site, {
        path: path({ locationId, carId }),
        schema: answerSchema,
      });
      if (reply.kind === 'down') return { kind: 'down' };
      const days = reply.kind === 'answer' ? reply.data[keys.days] : [];
      return { kind: 'known', days: ahead(days, wallText(today(), site.config.timeZone)) };
    },
  };
}

/** Each day once, in their order, without what has passed. */
function ahead(days: readonly Record<'date' | 'times', unknown>[], now: string): FreeDay[] {
  const byDate = new Map<string, Set<string>>();
  for (const day of days as readonly FreeDay[]) {
    const times = day[keys.times].filter((time) => `${day[keys.date]}T${time}` > now);
    const known = byDate.get(day[keys.date]) ?? new Set<string>();
    if (times.length > 0) byDate.set(day[keys.date], new Set([...known, ...times]));
  }
  return [...byDate]
    .map(([date, times]) => ({ date, times: [...times].sort() }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
