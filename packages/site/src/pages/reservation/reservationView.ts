import type { SiteConfig } from '@forecourt/data';
import { centsText, longDate, reservationNumber, vehicleTitle, wallTime } from '@forecourt/domain';
import type { HeldReservation } from '../../contracts/reservationServices.ts';
import { vehicleHref } from '../../presenters/paths.ts';

/** What both pages of a reservation print of it. */
export interface ReservationFactsView {
  title: string;
  vehicle: { href: string } | null;
  stage: HeldReservation['reservation']['stage'];
  end: HeldReservation['reservation']['end'];
  /** Milliseconds since 1970 UTC: end of the stage, and now, from which the browser counts down. */
  until: number;
  now: number;
  /** `27 November 2026, 14:05` */
  untilText: string;
  /** Names and values, as on a receipt. */
  rows: readonly { label: string; value: string }[];
}

export function reservationFacts(
  { reservation, lead }: HeldReservation,
  { timeZone, name }: Pick<SiteConfig, 'timeZone' | 'name'>,
  now: number,
): ReservationFactsView {
  const { stage, end, until, id, askedAt, depositCents, charges } = reservation;
  const { vehicle } = lead?.context ?? {};
  const moment = (at: number) => momentText(at, timeZone);
  const person = [lead?.enquiry.name, lead?.enquiry.lastName].filter(Boolean).join(' ');
  const paid = charges.reduce((sum, { cents }) => sum + cents, 0);
  const back = charges.reduce((sum, { cents, refundId }) => sum + (refundId ? cents : 0), 0);
  return {
    title: vehicle === undefined ? 'Your vehicle' : vehicleTitle(vehicle),
    vehicle: vehicle === undefined ? null : { href: vehicleHref(vehicle.slug) },
    ...{ stage, end, until, now, untilText: moment(until) },
    rows: [
      { label: 'Number', value: reservationNumber(id) },
      { label: 'Dealership', value: name },
      ...(vehicle === undefined ? [] : [{ label: 'Vehicle', value: vehicleTitle(vehicle) }]),
      ...(vehicle?.stockNumber ? [{ label: 'Stock number', value: vehicle.stockNumber }] : []),
      ...(person === '' ? [] : [{ label: 'Reserved for', value: person }]),
      { label: 'Asked for', value: moment(askedAt) },
      ...(stage === 'held' ? [{ label: 'Held until', value: moment(until) }] : []),
      // What nobody has to pay any more is no line of a receipt.
      ...(stage === 'over' && paid === 0
        ? []
        : [
            {
              label: 'Deposit',
              value: depositText(
                depositCents,
                paid,
                lead?.reservation?.depositCents ?? depositCents,
              ),
            },
          ]),
      ...(back > 0 ? [{ label: 'Given back', value: centsText(back) }] : []),
    ],
  };
}

function depositText(online: number, paid: number, named: number): string {
  if (paid > 0) return `${centsText(paid)} paid`;
  return online > 0
    ? `${centsText(online)}, not paid`
    : `${centsText(named)}, to pay at the dealership`;
}

/** `27 November 2026, 14:05` */
export function momentText(at: number, timeZone: string): string {
  const { date, minutes } = wallTime(at, timeZone);
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0'));
  return `${longDate(date)}, ${clock.join(':')}`;
}
