import { expect, test } from 'vitest';
import type { OwnRecord, OwnReservation } from '../../contracts/accountServices.ts';
import { servicesOf } from '../../contracts/siteServices.ts';
import { loaderContext } from '../../testing/loaderContext.ts';
import { now } from '../../testing/stockSearch.ts';
import { ownView } from './ownView.server.ts';

const services = servicesOf(loaderContext({ pages: ['/watchlist'] }));
const reservation: OwnReservation = {
  ...{ title: '2021 Kia Rio', path: '/r/1', stage: 'held' as const, until: now, isPaid: false },
};
const record: OwnRecord = {
  ...{ phone: '+61412345678', since: now, sessions: [], leads: 0, undelivered: 0, saved: 0 },
  ...{ offers: null, reservations: [], alerts: [] },
};
function erasingOf(own: Partial<OwnRecord>) {
  return ownView({ ...record, ...own }, services, true).erasing;
}

test.each([
  [0, 'This takes away your number, and what you saved, at One alone'],
  [1, 'This takes away your number, 1 message that came with it, and what you saved, at One alone'],
  [
    3,
    'This takes away your number, 3 messages that came with it, and what you saved, at One alone',
  ],
])('with %s messages an erasure says what goes (R16-09)', (leads, text) => {
  expect(erasingOf({ leads })?.text).toBe(
    `${text}, and signs you out everywhere. Nothing brings it back.`,
  );
});

test('an erasure says which reservations end, and what becomes of a deposit (R16-09)', () => {
  const other = { ...reservation, title: '2019 Mazda 3', path: '/r/2' };
  expect(erasingOf({})?.ends).toBeNull();
  expect(erasingOf({ reservations: [reservation] })?.ends).toEqual({
    title: 'It ends your reservation of the 2021 Kia Rio',
    text: 'Others can have the vehicle then.',
  });
  expect(erasingOf({ reservations: [reservation, { ...other, isPaid: true }] })?.ends).toEqual({
    title: 'It ends your reservations: 2021 Kia Rio, 2019 Mazda 3',
    text: 'Others can have the vehicle then. The deposit goes back to you, in full.',
  });
});

test.each([
  [0, null],
  [1, 'See the vehicle you saved'],
  [2, 'See the 2 vehicles you saved'],
])('with %s saved vehicles the way there says %j', (saved, more) => {
  expect(ownView({ ...record, saved }, services, false).saved?.more).toBe(more);
});
