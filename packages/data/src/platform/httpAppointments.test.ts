import { freeTimes } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpAppointments } from './httpAppointments.ts';
import {
  APPOINTMENTS_NOW,
  type AppointmentsPlace,
  describeAppointments,
  diarySite,
} from './testing/describeAppointments.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';

type Booked = Parameters<AppointmentsPlace['open']>[0];

let server: FaultServer;
let asked: (string | undefined)[];
let booked: Booked;

/** A platform that has the same diary. */
function answer(_body: unknown, { url }: { url?: string | undefined }): unknown {
  asked.push(url);
  const query = new URL(url ?? '', 'http://platform.example').searchParams;
  const { appointments: rules, locations, timeZone, appointmentOnlyDays } = diarySite.config;
  const location = locations.find(({ id }) => id === query.get('location_id'));
  if (location === undefined || rules === null) return undefined;
  const days = freeTimes({
    ...{ location, carId: query.get('car_id'), booked, rules, timeZone, appointmentOnlyDays },
    now: APPOINTMENTS_NOW,
  });
  return { appointments: days, more: 'x' };
}

beforeEach(async () => {
  asked = [];
  booked = [];
  server = await startFaultServer(answer);
});
afterEach(() => server.close());

function open() {
  return httpAppointments({
    ...{ url: server.url, onNews: () => undefined, today: () => APPOINTMENTS_NOW },
  });
}

describeAppointments({
  open(times) {
    booked = times;
    return open();
  },
});

test('place and vehicle are asked for by their ids (R7-01)', async () => {
  await open().freeAt(diarySite, { locationId: 'north', carId: 'v 7' });
  await open().freeAt(diarySite, { locationId: 'north', carId: null, formKey: 'mine' });
  expect(asked).toEqual([
    '/api/appointments?location_id=north&car_id=v+7',
    '/api/appointments?location_id=north',
  ]);
});

test('what has passed, stands twice or out of order is put right', async () => {
  await server.close();
  server = await startFaultServer(() => ({
    appointments: [
      { date: '2026-11-28', times: ['11:00', '10:00'] },
      { date: '2026-11-25', times: ['11:00', '12:00', '12:30'] },
      { date: '2026-11-24', times: ['11:00'] },
      { date: '2026-11-28', times: ['10:00', '09:00'] },
      { date: '2026-11-29', times: [] },
    ],
  }));
  expect(await open().freeAt(diarySite, { locationId: 'north', carId: null })).toEqual({
    kind: 'known',
    days: [
      { date: '2026-11-25', times: ['12:30'] },
      { date: '2026-11-28', times: ['09:00', '10:00', '11:00'] },
    ],
  });
});

test.each([
  [{}],
  [{ appointments: [{ date: '2026-02-31', times: [] }] }],
  [{ appointments: [{ date: '2026-11-28', times: ['9am'] }] }],
  [{ appointments: [{ date: '2026-11-28', times: ['<b>'] }] }],
])('%j is no answer', async (body) => {
  await server.close();
  server = await startFaultServer(() => body);
  expect(await open().freeAt(diarySite, { locationId: 'north', carId: null })).toEqual({
    kind: 'down',
  });
});

describe('in every fault any day can be asked for (R5-40)', () => {
  describePlatformFaults({
    answer,
    open: (options) => httpAppointments({ ...options, today: () => APPOINTMENTS_NOW }),
    ask: (port) => port.freeAt(diarySite, { locationId: 'north', carId: 'CANARY' }),
    down: { kind: 'down' },
    secrets: ['CANARY'],
  });
});
