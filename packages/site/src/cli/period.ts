import { instantOf, isoDate, wallTime } from '@forecourt/domain';
import { UsageError } from './command.ts';

export const periodOptions = {
  from: { value: '<time>', help: 'since then: 2026-11-21, or 2026-11-21T09:00; by default ever' },
  to: { value: '<time>', help: 'until then; a day as a whole; by default now' },
} as const;

/** A bound in milliseconds since 1970 UTC, and the day of the dealer's calendar that it falls on. */
interface Bound {
  at: number;
  day: string;
}

/** From `from`, itself included, until before `to.at`; `to.day` is the last day of it. */
export interface Period {
  from: Bound;
  to: Bound;
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d))?$/;

/** The period that a command is asked about, by the wall clock of the dealer. */
export function periodOf(
  values: { from?: string; to?: string },
  timeZone: string,
  now: number,
): Period {
  const from = values.from === undefined ? 0 : read('--from', values.from, timeZone).at;
  const to = values.to === undefined ? now + 1 : read('--to', values.to, timeZone).end;
  if (from >= to) {
    throw new UsageError(
      'Nothing can be since --from and before --to, so nothing was told. Put the earlier time first.',
    );
  }
  const dayOf = (at: number) => wallTime(at, timeZone).date;
  return { from: { at: from, day: dayOf(from) }, to: { at: to, day: dayOf(to - 1) } };
}

function read(option: string, text: string, timeZone: string): { at: number; end: number } {
  const [, date = '', hours, minutes] = TIME.exec(text) ?? [];
  const isDay = Number.isFinite(Date.parse(date)) && isoDate(Date.parse(date)) === date;
  if (!isDay || Number(hours ?? 0) > 23 || Number(minutes ?? 0) > 59) {
    throw new UsageError(
      `${option} is "${text}", which is no time, so nothing was told. Write a day as 2026-11-21, or a time of it as 2026-11-21T09:00, by the clock of the dealer.`,
    );
  }
  const at = instantOf({ date, minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0) }, timeZone);
  const end = hours === undefined ? instantOf({ date, minutes: 24 * 60 }, timeZone) : at;
  return { at, end };
}
