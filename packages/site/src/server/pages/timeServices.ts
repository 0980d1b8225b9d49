import type { Appointments, DealerSite } from '@forecourt/data';
import type { TimeServices } from '../../contracts/timeServices.ts';
import type { Limiter } from '../http/createLimiter.ts';

export interface TimeOptions {
  appointments: Appointments;
  /** How often a visitor's scripts may ask. */
  asks: Limiter;
  /** How many times a visitor is given. */
  keeps: Limiter;
  now(): number;
}

/** Binds the diary to one site and one visitor. */
export function timeServices(
  { appointments, asks, keeps, now }: TimeOptions,
  site: DealerSite,
  visitor: string,
): TimeServices | null {
  const { appointments: rules } = site.config;
  if (rules === null) return null;
  return {
    rules,
    freeAt: (asked) => appointments.freeAt(site, asked),
    mayKeep: (formKey) => keeps.pause(`${site.key} ${visitor}`, formKey) === 0,
    async ask(asked) {
      // Answers change, so that the same question again is another.
      const pause = asks.pause(`${site.key} ${visitor}`, `${now()} ${JSON.stringify(asked)}`);
      if (pause > 0) return { kind: 'wait', seconds: Math.ceil(pause / 1000) };
      return appointments.freeAt(site, asked);
    },
  };
}
