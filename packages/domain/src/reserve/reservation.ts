/** Where a reservation is in its life. All but `over` have the vehicle to themselves. */
export type ReservationStage =
  /** The deposit is being paid at the provider's page. */
  | 'payment'
  /** The dealer has been asked to confirm it; nothing is paid online. */
  | 'confirmation'
  | 'held'
  /** The shopper has bought the vehicle: its deposit is part of the price. */
  | 'fulfilled'
  | 'over';

/** Why a reservation is over. */
export type ReservationEnd =
  /** The hold had its 48 hours. */
  | 'time'
  /** The deposit did not come in time. */
  | 'unpaid'
  /** The dealer did not confirm it in time. */
  | 'unanswered'
  /** By the shopper. */
  | 'cancelled'
  /** By the dealer. */
  | 'released';

/** A deposit that was taken. */
export interface ReservationCharge {
  /** The provider's own id. */
  id: string;
  cents: number;
  /** The provider's id of what gave it back; `null` while it was not. */
  refundId: string | null;
}

/** One shopper's hold on one vehicle, as far as its rules go. Times are milliseconds since 1970 UTC. */
export interface ReservationLife {
  stage: ReservationStage;
  /** `null` while it is not over. */
  end: ReservationEnd | null;
  /** When the stage ends by itself: at this millisecond it has. Says nothing once it is fulfilled or over. */
  until: number;
  /** What was promised to be paid online; 0 where the dealer confirms instead. */
  depositCents: number;
  charges: readonly ReservationCharge[];
  /** The shopper was told that the hold ends soon. */
  reminded: boolean;
}

export type ReservationEvent =
  /** Nothing happened but that it is later. */
  | { kind: 'time' }
  | { kind: 'paid'; chargeId: string; cents: number }
  /** The provider says that the payment failed, and will not come. */
  | { kind: 'not paid' }
  | { kind: 'confirmed' }
  | { kind: 'cancelled' }
  | { kind: 'released' }
  | { kind: 'fulfilled' }
  | { kind: 'refunded'; chargeId: string; refundId: string }
  | { kind: 'reminded' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const reservationTimes = {
  /** How long a vehicle waits for its deposit. */
  paymentMs: 30 * MINUTE,
  /** How long it waits for the dealer at most: over a weekend's Sunday. */
  confirmationMs: 48 * HOUR,
  /** How long it is held (R9-04). */
  holdMs: 48 * HOUR,
  /** How long before its end the shopper is reminded. */
  reminderMs: 6 * HOUR,
} as const;

/**
 * A reservation as it begins.
 *
 * @param depositCents 0 has the dealer confirm it instead
 * @param answerBy when the dealer's time for that ends
 */
export function newReservation(
  depositCents: number,
  now: number,
  answerBy: number = now + reservationTimes.confirmationMs,
): ReservationLife {
  const isPaid = depositCents > 0;
  return {
    stage: isPaid ? 'payment' : 'confirmation',
    end: null,
    until: isPaid ? now + reservationTimes.paymentMs : answerBy,
    depositCents,
    charges: [],
    reminded: false,
  };
}

/** Whether it has the vehicle to itself. */
export function claimsVehicle({ stage, until }: ReservationLife, now: number): boolean {
  return stage === 'fulfilled' || (stage !== 'over' && now < until);
}

/** Charges that nobody has a right to keep: whatever pays for no hold, and for no sale. */
export function owedCharges({
  stage,
  depositCents,
  charges,
}: ReservationLife): readonly ReservationCharge[] {
  const keeps = stage === 'held' || stage === 'fulfilled';
  const kept = keeps ? charges.find(({ cents, refundId }) => isPaidBy(cents, refundId)) : undefined;
  return charges.filter((charge) => charge.refundId === null && charge !== kept);

  function isPaidBy(cents: number, refundId: string | null) {
    return cents === depositCents && refundId === null;
  }
}

/** Whether the shopper is to be told that the hold ends soon. */
export function isReminderDue({ stage, until, reminded }: ReservationLife, now: number): boolean {
  return stage === 'held' && !reminded && now >= until - reservationTimes.reminderMs && now < until;
}

/**
 * What becomes of a reservation. An event that its stage has no room for changes nothing, so that one
 * which comes twice, late or from nowhere does no harm; money is written down whenever it comes.
 */
export function afterEvent(
  life: ReservationLife,
  event: ReservationEvent,
  now: number,
): ReservationLife {
  const timely = atTime(life, now);
  switch (event.kind) {
    case 'time':
      return timely;
    case 'paid':
      return afterPayment(timely, event, now);
    case 'not paid':
      return timely.stage === 'payment' ? over(timely, 'unpaid') : timely;
    case 'confirmed':
      return timely.stage === 'confirmation' ? held(timely, now) : timely;
    case 'cancelled':
      return timely.stage === 'over' || timely.stage === 'fulfilled'
        ? timely
        : over(timely, 'cancelled');
    case 'released':
      return timely.stage === 'over' ? timely : over(timely, 'released');
    case 'fulfilled':
      return timely.stage === 'held' ? { ...timely, stage: 'fulfilled' } : timely;
    case 'refunded':
      return afterRefund(timely, event);
    case 'reminded':
      return isReminderDue(timely, now) ? { ...timely, reminded: true } : timely;
  }
}

const ends = { payment: 'unpaid', confirmation: 'unanswered', held: 'time' } as const;

function atTime(life: ReservationLife, now: number): ReservationLife {
  const { stage } = life;
  if (stage === 'over' || stage === 'fulfilled' || now < life.until) return life;
  return over(life, ends[stage]);
}

function over(life: ReservationLife, end: ReservationEnd): ReservationLife {
  return { ...life, stage: 'over', end };
}

function held(life: ReservationLife, now: number): ReservationLife {
  return { ...life, stage: 'held', until: now + reservationTimes.holdMs };
}

/** Another sum than was asked for buys nothing. */
function afterPayment(
  life: ReservationLife,
  { chargeId, cents }: Extract<ReservationEvent, { kind: 'paid' }>,
  now: number,
): ReservationLife {
  if (life.charges.some(({ id }) => id === chargeId)) return life;
  const paid = { ...life, charges: [...life.charges, { id: chargeId, cents, refundId: null }] };
  return life.stage === 'payment' && cents === life.depositCents ? held(paid, now) : paid;
}

/** A deposit that was given back holds nothing any more. */
function afterRefund(
  life: ReservationLife,
  { chargeId, refundId }: Extract<ReservationEvent, { kind: 'refunded' }>,
): ReservationLife {
  const charges = life.charges.map((charge) =>
    charge.id === chargeId && charge.refundId === null ? { ...charge, refundId } : charge,
  );
  const next = { ...life, charges };
  const keeps = life.stage === 'held' || life.stage === 'fulfilled';
  if (!keeps || life.depositCents === 0) return next;
  const isPaid = charges.some(
    ({ cents, refundId: back }) => cents === life.depositCents && back === null,
  );
  return isPaid ? next : over(next, 'released');
}

/** What a reservation is called on a receipt and by telephone: eight letters and digits of its id, `3SOM2E0S`. */
export function reservationNumber(id: string): string {
  return id
    .replace(/[^a-z\d]/gi, '')
    .slice(0, 8)
    .toUpperCase();
}
