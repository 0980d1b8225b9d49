import type { Reservation, Store } from '@forecourt/data';
import { centsText, type ReservationEvent, reservationNumber } from '@forecourt/domain';
import { command, jsonOption, siteOption, UsageError } from './command.ts';
import { actionStatuses, inSite, requireAction } from './inSite.ts';

/** What each action does to a reservation. */
const events = {
  confirm: 'confirmed',
  release: 'released',
  refund: 'released',
  sold: 'fulfilled',
} as const satisfies Record<string, ReservationEvent['kind']>;

type Action = keyof typeof events;

/** Lists who has reserved which vehicle, and does what a dealer decides. */
export const reservationsCommand = command({
  name: 'reservations',
  summary: 'list the reservations of a site, newest first, or answer one',
  options: {
    site: siteOption,
    reservation: { value: '<id>', help: 'which one, by the number on its receipt, or its id' },
    json: jsonOption,
  },
  operand: {
    value: '[action]',
    help: 'list; confirm a request; release a vehicle; refund a deposit; sold to the shopper',
  },
  statuses: actionStatuses,
  async run({ values, operands: [name = 'list'] }, io) {
    const answers = Object.keys(events) as Action[];
    const action = requireAction('Reservations', name, ['list', ...answers]);
    return inSite(values.site, io, async ({ site, store }) => {
      const all = await store.reservations.list(site.key);
      if (action === 'list') {
        io.stdout(values.json ? `${JSON.stringify(all)}\n` : listText(all));
        return 0;
      }
      const chosen = chosenOf(all, values.reservation);
      io.stdout(`${await answer(store, chosen, action)}\n`);
      return 0;
    });
  },
});

function listText(all: readonly Reservation[]): string {
  if (all.length === 0) return 'Nobody has reserved a vehicle.\n';
  const rows = all.map(({ id, askedAt, carId, stage, end, until, charges }) =>
    [
      reservationNumber(id),
      new Date(askedAt).toISOString().slice(0, 16),
      (end ?? stage).padEnd(12),
      stage === 'over' || stage === 'fulfilled'
        ? ''.padEnd(22)
        : `until ${new Date(until).toISOString().slice(0, 16)}`,
      centsText(charges.reduce((sum, { cents, refundId }) => sum + (refundId ? 0 : cents), 0)),
      carId,
    ].join('  '),
  );
  return `${rows.join('\n')}\n`;
}

/** @throws UsageError where none, or more than one, is meant */
function chosenOf(all: readonly Reservation[], text = ''): Reservation {
  const isMeant = (id: string) =>
    id.startsWith(text) || reservationNumber(id).startsWith(text.toUpperCase());
  const found = all.filter(({ id }) => text.length >= 6 && isMeant(id));
  const [chosen] = found;
  if (chosen !== undefined && found.length === 1) return chosen;
  throw new UsageError(
    text.length < 6
      ? 'Which reservation is meant? Nothing was done without knowing. Add --reservation with six letters of its id or more; forecourt reservations lists them.'
      : `${found.length === 0 ? 'No reservation begins' : 'More than one reservation begins'} with "${text}", so nothing was done. forecourt reservations lists them.`,
  );
}

async function answer(store: Store, reservation: Reservation, action: Action): Promise<string> {
  const { id, site, charges } = reservation;
  const owed = charges.some(({ refundId }) => refundId === null);
  if (action === 'refund' && !owed) {
    throw new UsageError(
      'Nothing was paid for this reservation, or it was given back, so nothing was done. To free the vehicle, write forecourt reservations release.',
    );
  }
  const result = await store.reservations.apply(site, id, { kind: events[action] }, Date.now());
  if (!result?.changed) {
    const now = result?.reservation ?? reservation;
    throw new UsageError(
      `This reservation is ${now.end ?? now.stage}, so it cannot be told to ${action}. Nothing was done; forecourt reservations lists what is so.`,
    );
  }
  const { stage } = result.reservation;
  if (stage === 'held')
    return 'The vehicle is held for 48 hours. The shopper is told by mail, where mail is sent.';
  if (stage === 'fulfilled')
    return 'The vehicle stays reserved until the stock file says that it is sold.';
  return owed
    ? 'The vehicle is free. The running server gives the deposit back within a minute.'
    : 'The vehicle is free.';
}
