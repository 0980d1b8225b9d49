import { embeddedAppointments, parseSiteConfig } from '@forecourt/data';
import type { BookedTime, NewLead } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { provideServices } from '../../contracts/siteServices.ts';
import { createLimiter } from '../../server/http/createLimiter.ts';
import { limits } from '../../server/http/limits.ts';
import { timeServices } from '../../server/pages/timeServices.ts';
import { loadAppointments } from '../appointments/appointments.server.ts';
import { drawForm } from './drawForm.server.ts';
import { withTimes } from './formTimes.server.ts';
import { readSuccessCookie } from './successCookie.ts';
import { takeForm } from './takeForm.server.ts';

/** Wednesday 25 November 2026, noon in Brisbane. */
const NOW = Date.parse('2026-11-25T12:00:00+10:00');
const closed = { Sun: 'Closed', Mon: 'Closed', Tue: 'Closed', Wed: 'Closed', Fri: 'Closed' };
const openingHours = {
  ...closed,
  ...{ Thu: { open: '09:00', close: '11:00' }, Sat: { open: '10:00', close: '12:00' } },
};
function place(id: string, dealershipSlug: string) {
  return { id, slug: id, name: id, dealershipSlug, openingHours };
}
const THURSDAY = '2026-11-26T09:00';

type Kept = BookedTime & { formKey: string };

interface Diary {
  config?: object;
  kept?: Kept[];
  down?: boolean;
  /** What the store makes of the time. */
  stored?: 'kept' | 'taken';
}

function siteOf({ config = {}, kept = [], down = false, stored = 'kept' }: Diary = {}) {
  const taken: { lead: NewLead; time: unknown }[] = [];
  const given = {
    ...{ slug: 'one', template: 'wire', name: 'One', appointments: { daysAhead: 3 } },
    ...{ locations: [place('north', 'north')], ...config },
  };
  const resolved = parseSiteConfig('site.json', given, {});
  const site = { key: 'one', config: resolved, folder: '/' } as unknown as SiteServices['site'];
  const keptTimes = async (_site: unknown, _from: string, but?: string) => {
    if (down) throw new Error('The disk is full.');
    return kept.filter(({ formKey }) => formKey !== but);
  };
  const now = () => NOW;
  const appointments = embeddedAppointments({ keptTimes, now });
  const asks = createLimiter([{ count: 3, ms: 60_000 }], now);
  const keeps = createLimiter(limits.keptTimes, now);
  let clock = NOW;
  const services = {
    ...{ site, config: resolved, origin: 'https://one.example', now },
    ...{ newFormKey: () => 'k'.repeat(22), leadPause: () => 0, sendersOf: () => 0 },
    stock: { byId: () => null, bySlug: () => null, heldById: () => null },
    times: timeServices({ appointments, asks, keeps, now: () => clock++ }, site, 'visitor'),
    async submitLead(_key: string, lead: NewLead, time: unknown) {
      taken.push({ lead, time });
      const { preferredTime } = lead.enquiry;
      const became = time === undefined ? preferredTime : stored;
      return { leadId: 'l', created: true, ...(became && { preferredTime: became }) };
    },
  } as unknown as SiteServices;
  return { services, taken };
}

const person = {
  ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
  ...{ postcode: '4000', message: 'Hello', form_key: 'x'.repeat(22) },
};
const PATH = '/book-test-drive';

async function drawn(diary: Diary = {}, query = '') {
  const { services } = siteOf(diary);
  const params = new URLSearchParams(query);
  const view = await withTimes(
    services,
    drawForm(services, 'test_drive', { path: PATH, query: params }),
  );
  const date = view.fields.find(({ name }) => name === 'preferred_date');
  return { view, times: date?.choices.map(({ value }) => value) };
}

function sent(values: object, diary: Diary = {}, kind: 'test_drive' | 'service' = 'test_drive') {
  return sentTo(siteOf(diary), values, kind);
}

async function sentTo(
  { services, taken }: ReturnType<typeof siteOf>,
  values: object,
  kind: 'test_drive' | 'service' = 'test_drive',
) {
  const body = new URLSearchParams({ ...person, ...values }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(`https://one.example${PATH}`, { method: 'POST', headers, body });
  const answer = await takeForm(services, request, kind, { path: PATH });
  if (!(answer instanceof Response)) return { fault: answer.data, taken, record: null };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? null;
  return { fault: null, taken, record: readSuccessCookie(cookie) };
}

function booked(time: string, formKey = 'other'): Kept {
  return { time, locationId: 'north', carId: null, formKey };
}

describe('a test drive is drawn with what is free (R5-40)', () => {
  test('at the only place, less what is booked', async () => {
    const { view, times } = await drawn({ kept: [booked('2026-11-28T10:00')] });
    expect(times).toEqual([THURSDAY, '2026-11-26T10:00', '2026-11-28T11:00']);
    expect(view.givesTimes).toBe(true);
  });

  test('of several at that of the link; until one is chosen any day can be asked for', async () => {
    const config = { locations: [place('north', 'n'), place('south', 's')] };
    expect((await drawn({ config })).times).toEqual([]);
    expect((await drawn({ config }, 'dealership_slug=s')).times).toHaveLength(4);
  });

  test.each([
    ['the diary does not answer', { down: true }],
    ['the dealer gives no times', { config: { appointments: null } }],
  ])('any day, where %s', async (_why, diary) => {
    expect((await drawn(diary)).times).toEqual([]);
  });
});

describe('what becomes of a chosen time', () => {
  test.each<[string, object, Diary, string | undefined]>([
    ['free', { preferred_date: THURSDAY }, {}, 'kept'],
    [
      'corrected',
      { preferred_date: THURSDAY },
      { kept: [booked(THURSDAY, 'x'.repeat(22))] },
      'kept',
    ],
    [
      'taken since it was drawn',
      { preferred_date: THURSDAY },
      { kept: [booked(THURSDAY)] },
      'taken',
    ],
    ['taken at the same moment', { preferred_date: THURSDAY }, { stored: 'taken' }, 'taken'],
    ['never offered', { preferred_date: '2026-11-26T03:00' }, {}, 'taken'],
    ['of a diary that does not answer', { preferred_date: THURSDAY }, { down: true }, 'unsure'],
    ['of a program', { preferred_date: THURSDAY, coupon: 'x' }, {}, 'unsure'],
    ['a day alone', { preferred_date: '2026-11-26' }, {}, undefined],
    ['no date', { preferred_date: 'any Thursday' }, {}, undefined],
  ])('%s: the lead is taken', async (_what, values, diary, became) => {
    const { taken, record, fault } = await sent(values, diary);
    expect(fault).toBeNull();
    expect(taken).toHaveLength(1);
    expect(record?.preferredTime).toBe(became);
    const isAsked = became === 'kept' || diary.stored === 'taken';
    expect(taken[0]?.time).toEqual(
      isAsked
        ? { time: THURSDAY, locationId: 'north', carId: null, minutes: 60, atOnce: 1 }
        : undefined,
    );
    expect(taken[0]?.lead.enquiry.preferredTime).toBe(isAsked ? undefined : became);
  });
});

test('one visitor is given three times in an hour; asked for more, the lead is taken (R17-11)', async () => {
  const site = siteOf();
  const became: unknown[] = [];
  const ask = async (form_key: string) => {
    const { record } = await sentTo(site, { preferred_date: THURSDAY, form_key });
    became.push(record?.preferredTime);
  };
  const keys = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(22));
  for (const key of keys) await ask(key);
  // Who corrects a form has its turn already.
  await ask('b'.repeat(22));
  expect(became).toEqual(['kept', 'kept', 'kept', 'unsure', 'kept']);
  expect(site.taken).toHaveLength(5);
  expect(site.taken.map(({ time }) => time !== undefined)).toEqual([true, true, true, false, true]);
});

describe('a day on which nobody can come is refused, in both forms', () => {
  test.each([
    ['test_drive', '2026-11-24', /still to come/],
    ['test_drive', '2026-11-27', /closed on that day/],
    ['test_drive', '2026-11-27T10:00', /closed on that day/],
    ['service', '2026-11-24', /still to come/],
  ] as const)('%s on %s', async (kind, preferred_date, message) => {
    const { taken, fault } = await sent({ preferred_date }, {}, kind);
    expect(taken).toEqual([]);
    expect(fault?.errors).toEqual([
      { field: 'preferred_date', message: expect.stringMatching(message) },
    ]);
    const date = fault?.fields?.find(({ name }) => name === 'preferred_date');
    expect(date?.choices).toHaveLength(kind === 'service' ? 0 : 4);
  });

  test('a workshop that is closed', async () => {
    const workshop = { ...place('shop', 'north'), type: 'service' };
    const { fault } = await sent(
      { preferred_date: '2026-11-27' },
      { config: { locations: [place('north', 'north'), workshop] } },
      'service',
    );
    expect(fault?.errors.map(({ field }) => field)).toEqual(['preferred_date']);
  });
});

describe('GET /api/appointments (R7-01)', () => {
  async function asked(query: string, diary: Diary = {}, times = 1) {
    const { services } = siteOf(diary);
    const url = new URL(`https://one.example/api/appointments${query}`);
    const context = provideServices(services);
    const args = { url, context, params: {} } as unknown as Parameters<typeof loadAppointments>[0];
    for (let turn = 1; turn < times; turn += 1) await loadAppointments(args);
    const response = await loadAppointments(args);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  test('free times of a place, and nothing of who has the others', async () => {
    const kept = [booked('2026-11-28T10:00')];
    expect(await asked('?location_id=north&car_id=v7', { kept })).toMatchObject({
      status: 200,
      body: {
        ...{ success: true, location_id: 'north', time_zone: 'Australia/Brisbane' },
        appointments: [
          { date: '2026-11-26', times: ['09:00', '10:00'] },
          { date: '2026-11-28', times: ['11:00'] },
        ],
      },
    });
  });

  test.each([
    ['', {}, 400],
    ['?location_id=nowhere', {}, 400],
    ['?location_id=north&car_id=%3Cb%3E', {}, 400],
    ['?location_id=north', { config: { appointments: null } }, 404],
    ['?location_id=north', { down: true }, 503],
  ])('%j is refused in three parts', async (query, diary, expected) => {
    const { status, body } = await asked(query, diary);
    expect(status).toBe(expected);
    expect(body).toEqual({ success: false, error: expect.stringMatching(/, so .*\. \w/) });
  });

  test('who asks too often waits (R17-11)', async () => {
    const { status, headers } = await asked('?location_id=north', {}, 4);
    expect([status, headers.get('retry-after')]).toEqual([429, '60']);
  });
});
