import type { ReservationEnd, ReservationStage, ShopperNews } from '@forecourt/domain';
import { expect, test } from 'vitest';
import type { Reservation } from '../../store/reservations.ts';
import { siteKey } from '../../store/testing/samples.ts';
import { briefOf, fullLead } from '../testing/sampleBriefs.ts';
import { reservationMail } from './reservationMail.ts';

function aReservation(stage: ReservationStage, end: ReservationEnd | null): Reservation {
  return {
    ...{ id: 'r-1', site: siteKey('harbour'), carId: 'car-1', leadId: 'lead-1', askedAt: 0 },
    ...{ stage, end, until: Date.UTC(2026, 10, 27, 4, 5), depositCents: 20_000, charges: [] },
    ...{ reminded: false, payment: null, isPaymentOpen: false },
  };
}

function mailOf(news: ShopperNews, stage: ReservationStage, end: ReservationEnd | null = null) {
  return reservationMail(briefOf(fullLead({ email: 'zoe@shopper.example' })), {
    ...{ news, reservation: aReservation(stage, end), from: 'web@dealer.example' },
    url: 'https://dealer.example/reservation/token',
  });
}

test.each<[ShopperNews, ReservationStage, ReservationEnd | null, RegExp]>([
  ['asked', 'confirmation', null, /has until 27 November 2026, 14:05 to confirm it/],
  ['held', 'held', null, /until 27 November 2026, 14:05\. Your deposit of \$200 has arrived/],
  ['reminder', 'held', null, /until 27 November 2026, 14:05/],
  ['over', 'over', 'time', /48 hours.* are over\. Whatever you paid goes back to you, in full/],
  ['over', 'over', 'cancelled', /You have cancelled/],
  ['over', 'over', 'unanswered', /was not confirmed in time/],
  ['over', 'over', 'released', /dealership has ended/],
  ['refunded', 'over', 'time', /given back what you paid/],
])('%s: a shopper reads what is so, and where to see it (R9-04)', (news, stage, end, text) => {
  const mail = mailOf(news, stage, end);
  expect(mail).toMatchObject({ to: 'zoe@shopper.example', replyTo: null, html: null });
  expect(mail?.text).toMatch(text);
  expect(mail?.text).toContain('https://dealer.example/reservation/token');
});

test.each<[ShopperNews, ReservationStage]>([
  ['asked', 'held'],
  ['held', 'over'],
  ['reminder', 'over'],
])('%s is not told any more of one that is %s', (news, stage) => {
  expect(mailOf(news, stage, stage === 'over' ? 'time' : null)).toBeNull();
});
