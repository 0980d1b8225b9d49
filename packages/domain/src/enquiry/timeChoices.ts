import type { FreeDay } from '../appointments/bookedTime.ts';
import { clockText, minutesOf } from '../location/clock.ts';
import { dayText } from '../time/zone.ts';
import type { Choice } from './enquiryPlaces.ts';

/** Free times as the options of a form, by their days. */
export function timeChoices(days: readonly FreeDay[]): readonly Choice[] {
  return days.flatMap(({ date, times }) => {
    const group = dayText(date);
    // With its day: what is chosen is read without its group.
    const day = group.replace(/^(\w{3})\w*/, '$1');
    return times.map((time) => ({
      value: `${date}T${time}`,
      label: `${clockText(minutesOf(time))}, ${day}`,
      group,
    }));
  });
}
