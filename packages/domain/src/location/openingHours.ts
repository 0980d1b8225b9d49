import { compareText } from '../text/compareText.ts';
import { isBlank } from '../text/isBlank.ts';
import { addDays, formatDate, weekdayOf } from '../time/zone.ts';
import { clockText, minutesOf, weekdayNames } from './clock.ts';
import { isByAppointment } from './isByAppointment.ts';
import type { OpeningHour, Weekday } from './location.ts';
import { locationCopy } from './locationCopy.ts';

/** One line of an hours table. */
export interface HoursRow {
  /** `Mon-Fri`, `Sat`, or `25/04/2025` */
  label: string;
  /** `8:30am – 5:30pm`, `Closed`, `By appointment only` */
  text: string;
}

const working = [1, 2, 3, 4, 5] as const;

function clock(time: string): string {
  return clockText(minutesOf(time));
}

function textOf(hour: OpeningHour): string {
  if (hour.status === 'Closed') return locationCopy.closed;
  if (!isBlank(hour.formattedHours)) return hour.formattedHours;
  return hour.open && hour.close ? `${clock(hour.open)} – ${clock(hour.close)}` : '';
}

/**
 * The weekly table. Monday to Friday are one row only when all five are there and alike; Saturday
 * and Sunday are always their own (R5-35). One-off days are left out (R3-13).
 * `appointmentOnlyDays` lists weekend days the site opens by appointment only.
 */
export function weeklyHours(
  hours: readonly OpeningHour[],
  appointmentOnlyDays: readonly number[] = [],
): readonly HoursRow[] {
  const entry = (weekday: Weekday) =>
    hours.find((hour) => hour.date === null && hour.weekday === weekday);
  const row = (weekday: Weekday): HoursRow[] => {
    if (isByAppointment(weekday, appointmentOnlyDays)) {
      return [{ label: weekdayNames[weekday], text: locationCopy.byAppointment }];
    }
    const hour = entry(weekday);
    const text = hour ? textOf(hour) : '';
    return text === '' ? [] : [{ label: weekdayNames[weekday], text }];
  };

  const week = working.map(entry);
  // The ready-made text is compared too: a row may not speak for a day that reads differently.
  const alike = new Set(
    week.map((hour) => hour && [hour.status, hour.open, hour.close, textOf(hour)].join()),
  );
  const days = working.flatMap(row);
  const first = days[0];
  const collapsed =
    alike.size === 1 && first && week[0]
      ? [{ label: locationCopy.weekdays, text: first.text }]
      : days;
  return [...collapsed, ...row(6), ...row(0)];
}

/** One-off days today and later, soonest first; empty closes `Holiday Opening Hours` (R9-11). */
export function holidayHours(hours: readonly OpeningHour[], today: string): readonly HoursRow[] {
  return daysFrom(hours, today).map(({ date, text }) => ({ label: formatDate(date), text }));
}

function daysFrom(hours: readonly OpeningHour[], today: string): { date: string; text: string }[] {
  return hours
    .flatMap((hour) => (hour.date === null ? [] : [{ date: hour.date, text: textOf(hour) }]))
    .filter(({ date }) => date >= today)
    .sort((a, b) => compareText(a.date, b.date));
}

/**
 * One-off days among the seven from today on, named with their weekday: `Fri 25/12/2026`. They stand
 * beside the weekly table, which they never join (R3-13) and which would mislead without them.
 */
export function thisWeeksHolidays(
  hours: readonly OpeningHour[],
  today: string,
): readonly HoursRow[] {
  const end = addDays(today, 7);
  return daysFrom(hours, today)
    .filter(({ date }) => date < end)
    .map(({ date, text }) => ({
      label: `${weekdayNames[weekdayOf(date)]} ${formatDate(date)}`,
      text,
    }));
}
