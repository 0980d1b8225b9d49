import type { OpeningHour, Weekday } from '../location/location.ts';

/** A weekday that is open from 8.30 am to 5.30 pm, for tests; name what matters. */
export function anOpeningHour(weekday: Weekday, fields: Partial<OpeningHour> = {}): OpeningHour {
  return {
    weekday,
    status: 'Open',
    open: '08:30',
    close: '17:30',
    formattedHours: null,
    date: null,
    ...fields,
  };
}
