/** Short names of weekdays; 0 is Sunday (R3-13). */
export const weekdayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Minutes since midnight of `HH:MM`, 24 hours. */
export function minutesOf(time: string): number {
  const [hours, minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes since midnight as a clock reads: `8:30am`, `12:00pm`. */
export function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const past = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${past}${hour < 12 ? 'am' : 'pm'}`;
}
