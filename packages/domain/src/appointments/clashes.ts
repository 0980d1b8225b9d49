import type { AppointmentRules, BookedTime } from './bookedTime.ts';

const MINUTE = 60_000;

/**
 * Whether a visit is one too many beside those that are booked: the place has as many at that time as
 * it can, or the vehicle is out.
 */
export function clashes(
  visit: BookedTime,
  booked: readonly BookedTime[],
  { minutes, atOnce }: Pick<AppointmentRules, 'minutes' | 'atOnce'>,
): boolean {
  const overlapping = booked.filter(
    ({ time }) => Math.abs(clockOf(time) - clockOf(visit.time)) < minutes * MINUTE,
  );
  const isOut = visit.carId !== null && overlapping.some(({ carId }) => carId === visit.carId);
  return isOut || overlapping.filter(at(visit.locationId)).length >= atOnce;
}

function at(place: string) {
  return ({ locationId }: BookedTime) => locationId === place;
}

/** Two times of one wall clock are as far apart as if it were UTC's. */
function clockOf(time: string): number {
  return Date.parse(`${time}Z`);
}
