import { expect, test } from 'vitest';
import { StoreUnavailable } from '../store/storeErrors.ts';
import { embeddedAppointments } from './embeddedAppointments.ts';
import {
  APPOINTMENTS_NOW,
  describeAppointments,
  diarySite,
} from './testing/describeAppointments.ts';
import { platformSite } from './testing/platformSite.ts';

function now(): number {
  return APPOINTMENTS_NOW;
}

describeAppointments({
  open: (booked) =>
    embeddedAppointments({
      keptTimes: async () => booked,
      now,
    }),
});

test('whoever corrects a form is not in their own way', async () => {
  const kept = { time: '2026-11-28T10:00', locationId: 'north', carId: null };
  const keptTimes = async (_site: unknown, _from: string, but?: string) =>
    but === 'mine' ? [] : [kept];
  const port = embeddedAppointments({ keptTimes, now });
  const saturday = async (formKey?: string) => {
    const asked = { locationId: 'north', carId: null, ...(formKey !== undefined && { formKey }) };
    const answer = await port.freeAt(diarySite, asked);
    return answer.kind === 'known' && answer.days.find(({ date }) => date === '2026-11-28')?.times;
  };
  expect(await saturday('mine')).toEqual(['10:00', '11:00']);
  expect(await saturday()).toEqual(['11:00']);
});

test('what is kept is asked for from the days before on', async () => {
  const asked: string[] = [];
  const keptTimes = async (_site: unknown, from: string) => {
    asked.push(from);
    return [];
  };
  await embeddedAppointments({ keptTimes, now }).freeAt(diarySite, {
    ...{ locationId: 'north', carId: null },
  });
  expect(asked).toEqual(['2026-11-23']);
});

test('a store that cannot be read can tell nothing (R5-40)', async () => {
  const keptTimes = async () => {
    throw new StoreUnavailable('The disk is full.');
  };
  const port = embeddedAppointments({ keptTimes, now });
  expect(await port.freeAt(diarySite, { locationId: 'north', carId: null })).toEqual({
    kind: 'down',
  });
});

test('a dealer who gives no times has none', async () => {
  const site = platformSite({ locations: [{ id: 'north', slug: 'north', name: 'North' }] });
  const port = embeddedAppointments({ keptTimes: async () => [], now });
  expect(await port.freeAt(site, { locationId: 'north', carId: null })).toEqual({
    ...{ kind: 'known', days: [] },
  });
});
