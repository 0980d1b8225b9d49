import { enquiryForms, type FormKind, type Location, type Vehicle } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import type { SiteServices } from '../../contracts/siteServices.ts';
import { platformWords } from '../../testing/platformWords.ts';
import { drawForm, formPage } from './drawForm.server.ts';
import { formKeyAt } from './formKey.ts';
import type { FormFault } from './formView.ts';
import { readSuccessCookie } from './successCookie.ts';
import { takeForm } from './takeForm.server.ts';
import { person, type Taken, takesLeads } from './testing/takesLeads.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const KEY = 'k'.repeat(22);

function place(id: string, dealershipSlug: string, type: Location['type']): Location {
  return {
    ...({ street: '1 Main Street', openingHours: [{ weekday: 1 }] } as unknown as Location),
    ...{ id, slug: `place-${id}`, name: `Place ${id}`, type, visible: true },
    ...{ dealershipSlug, dealershipName: dealershipSlug },
  };
}
const north = [place('1', 'north', 'sales'), place('2', 'north', 'service')];

/** Services of a site with these places; what is stored goes into `taken`. */
function servicesWith({
  locations = north,
  pause = 0,
  full = false,
  senders = 0,
  taken = [] as Taken[],
} = {}): SiteServices {
  const config = {
    ...{ messageRequired: true, optInDefault: false, showTerms: false, locations },
    additionalServices: ['Wash'],
    ...{ appointmentOnlyDays: [], timeZone: 'Australia/Brisbane' },
    labels: { enquire: 'Message Now' },
    words: platformWords,
  };
  return {
    config,
    times: null,
    origin: 'https://one.example',
    now: () => NOW,
    newFormKey: () => KEY,
    leadPause: () => pause,
    sendersOf: () => senders,
    stock: { heldById: () => null },
    submitLead: takesLeads(taken, full),
  } as unknown as SiteServices;
}

function posted(
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Request {
  const body = new URLSearchParams(values).toString();
  const type = 'application/x-www-form-urlencoded';
  return new Request('https://one.example/page', {
    method: 'POST',
    headers: { 'user-agent': 'Test', 'content-type': type, ...headers },
    body,
  });
}

function answered(answer: Awaited<ReturnType<typeof takeForm>>): {
  fault: FormFault;
  init: ResponseInit;
} {
  if (answer instanceof Response) throw new Error(`It was taken: ${answer.status}`);
  return { fault: answer.data, init: answer.init as ResponseInit };
}

const kinds = Object.keys(enquiryForms) as FormKind[];

describe.each(kinds)('a form of kind %s', (kind) => {
  test('is drawn with a key, and without what a browser need not know', () => {
    const view = drawForm(servicesWith(), kind, { path: '/page' });
    expect(view).toMatchObject({ kind, action: '/page', formKey: KEY, values: {} });
    expect(JSON.stringify(view)).not.toMatch(/Main Street|weekday/);
    expect(view.form.fields).toEqual(enquiryForms[kind].fields);
  });

  test('is stored as what it is, and thanked for', async () => {
    const taken: Taken[] = [];
    const services = servicesWith({ taken });
    const { category, locationType } = enquiryForms[kind];
    // Sold here, or what the form is for: of several places one must be chosen (R5-14).
    const id = locationType === null ? '1' : north.find(({ type }) => type === locationType)?.id;
    const chosen = locationType === null ? { location_id: '1' } : {};
    const values = { ...person, ...chosen, category, form_key: 'x'.repeat(20) };
    const answer = await takeForm(services, posted(values), kind, { path: '/page?a=1' });
    expect(taken).toHaveLength(1);
    const [{ key, lead }] = taken as [Taken];
    expect(key).toBe('x'.repeat(20));
    expect(lead.context).toMatchObject({
      url: 'https://one.example/page?a=1',
      source: 'Website',
      userAgent: 'Test',
      carId: null,
    });
    // Careers go as a general enquiry (R4-20).
    const stored = kind === 'careers' ? 'General Enquiry' : category;
    expect(lead.enquiry).toMatchObject({
      ...{ name: 'Kim', category: stored, dealershipSlug: 'north', locationId: id ?? null },
    });
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      ...[303, '/success'],
      'no-store',
    ]);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? null;
    expect(readSuccessCookie(cookie)).toMatchObject({ category: stored, carId: null, at: NOW });
    // Of the form's own kind, and of careers before they go as a general enquiry (R4-20, R4-21).
    const event = kind === 'careers' ? 51 : kind === 'test_drive' ? 17 : 22;
    expect(readSuccessCookie(cookie)?.event).toBe(event);
  });
});

const hilux = {
  ...{ id: '7', dealershipId: 'd-1', dealershipSlug: 'north', location: { slug: 'place-2' } },
} as unknown as Vehicle;

test('a form about a vehicle begins at its place, whatever a link says, and carries it', async () => {
  const taken: Taken[] = [];
  const services = servicesWith({ locations: [...north, place('3', 'south', 'sales')], taken });
  const query = new URLSearchParams(
    'dealership_slug=south&message=Is+it+there%3F&email=a@b.example',
  );
  const view = drawForm(services, 'test_drive', { path: '/p', vehicle: hilux, query });
  expect(view.values).toEqual({
    message: 'Is it there?',
    dealership_slug: 'north',
    location_id: '2',
  });
  const values = { ...person, dealership_slug: 'north' };
  await takeForm(services, posted(values), 'test_drive', { path: '/p', vehicle: hilux });
  expect(taken[0]?.lead.context).toMatchObject({ carId: '7', carDealershipId: 'd-1' });
});

test('what a page changes of its form is drawn and stored', async () => {
  const taken: Taken[] = [];
  const services = servicesWith({ taken });
  const change = { subcategory: 'Fleet', message: 'optional' } as const;
  const view = drawForm(services, 'offer', { path: '/p', change, values: { message: 'This one' } });
  expect(view).toMatchObject({ submitLabel: 'Message Now', values: { message: 'This one' } });
  expect(view.form).toMatchObject(change);
  await takeForm(services, posted({ ...person, message: '' }), 'offer', { path: '/p', change });
  expect(taken[0]?.lead.enquiry).toMatchObject({ category: 'Offer Enquiry', subcategory: 'Fleet' });
});

describe('a form that is not taken keeps what was typed, and no visitor gets another one’s', () => {
  test('with mistakes', async () => {
    const sent = posted({ ...person, email: 'kim@' });
    const answer = await takeForm(servicesWith(), sent, 'parts', { path: '/p' });
    const { fault, init } = answered(answer);
    expect(init).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } });
    expect(fault.errors.map(({ field }) => field)).toEqual(['email']);
    expect(fault).toMatchObject({ failure: null, values: { name: 'Kim', email: 'kim@' } });
  });

  test.each([
    ['too many', { pause: 90 }, 429, '90', /Please wait 2 minutes/],
    ['no room on the disk', { full: true }, 503, '5', /could not be saved/],
  ] as const)(
    'with %s, told in both places (R11-05, R4-18)',
    async (_, trouble, status, seconds, message) => {
      const sent = posted({ ...person, form_key: KEY });
      const answer = await takeForm(servicesWith(trouble), sent, 'parts', { path: '/p' });
      const { fault, init } = answered(answer);
      const headers = { 'cache-control': 'no-store', 'retry-after': seconds };
      expect(init).toEqual({ status, headers });
      expect(fault.failure?.inline).toMatch(message);
      expect(fault.failure?.alert).toBe(fault.failure?.inline);
      expect(fault.values).toEqual(person);
    },
  );

  test('a link’s maker by its slug is a make of the stock (R3-01)', () => {
    const services = servicesWith();
    Object.assign(services.stock, { known: { makes: ['Kia'] }, byId: () => null });
    const query = new URLSearchParams({ manufacturer_slug: 'kia', vehicle_status: 'coming_soon' });
    const { values } = drawForm(services, 'contact', { path: '/p', query });
    expect(values.message).toBe('It is about the Kia (coming soon).');
  });

  test('nor does a cache keep the page it stands on', () => {
    const { init } = formPage({ form: drawForm(servicesWith(), 'contact', { path: '/p' }) }, 404);
    expect(init).toEqual({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
});

test.each([undefined, 'short', 'k'.repeat(65), 'not one of ours, is it?'])(
  'a form whose key is %s is a lead with a key of its own',
  async (key) => {
    const taken: Taken[] = [];
    const sent = posted({ ...person, ...(key !== undefined && { form_key: key }) });
    await takeForm(servicesWith({ taken }), sent, 'parts', { path: '/p' });
    expect(taken.map((one) => one.key)).toEqual([KEY]);
  },
);

/** The context of the lead that comes of this. */
async function contextOf(
  values: Readonly<Record<string, string>>,
  {
    headers = {},
    vehicle = null,
    senders = 0,
  }: { headers?: Record<string, string>; vehicle?: Vehicle | null; senders?: number } = {},
) {
  const taken: Taken[] = [];
  const sent = posted({ ...person, ...values }, headers);
  await takeForm(servicesWith({ taken, senders }), sent, 'parts', { path: '/p?a=1', vehicle });
  expect(taken).toHaveLength(1);
  return (taken[0] as Taken).lead.context;
}

describe('what a lead tells of the visit (R3-17)', () => {
  const visit = { pages: ['/', '/search'], params: { utm_source: 'news', gclid: 'abc' } };

  test('is what the browser remembers', async () => {
    expect(await contextOf({ visit: JSON.stringify(visit) })).toMatchObject({
      ...{ visitedPages: visit.pages, linkedQueryParams: visit.params },
    });
  });

  test('without a script is what the page’s address says', async () => {
    const referer = 'https://one.example/p?utm_source=sms&email=a@b.example';
    expect(await contextOf({}, { headers: { referer } })).toMatchObject({
      ...{ visitedPages: ['/p'], linkedQueryParams: { utm_source: 'sms' } },
    });
  });

  test.each(['https://other.example/p?utm_source=x', 'no address', ''])(
    'is nothing that another site says: %j',
    async (referer) => {
      const headers: Record<string, string> = referer === '' ? {} : { referer };
      expect(await contextOf({ visit: 'broken' }, { headers })).toMatchObject({
        ...{ visitedPages: [], linkedQueryParams: {} },
      });
    },
  );
});

test('a lead knows the page it stood on, and nothing that the form says of the server’s own', async () => {
  const forged = { url: 'https://evil.example', source: 'Radio', user_agent: 'x', page_id: 'y' };
  const taken: Taken[] = [];
  const sent = posted({ ...person, ...forged });
  await takeForm(servicesWith({ taken }), sent, 'parts', { path: '/parts/search?a=1#form' });
  expect(taken[0]?.lead).toMatchObject({
    enquiry: { pageId: 'parts/search' },
    context: { source: 'Website', userAgent: 'Test' },
  });
});

describe('a vehicle that left while the form stood open', () => {
  test('is told by its id', async () => {
    expect(await contextOf({ car_id: 'v-7.a' })).toMatchObject({
      ...{ carId: 'v-7.a', carDealershipId: null },
    });
  });

  test('is never one that the form makes up beside the page’s own', async () => {
    expect(await contextOf({ car_id: 'other' }, { vehicle: hilux })).toMatchObject({ carId: '7' });
    expect((await contextOf({ car_id: '<b>' })).carId).toBeNull();
    expect((await contextOf({ car_id: 'x'.repeat(101) })).carId).toBeNull();
  });
});

describe('a lead that may be spam is taken, thanked for and marked (R17-15)', () => {
  const drawn = (ago: number) => formKeyAt(NOW - ago, 'r'.repeat(22));
  test.each([
    ['a filled trap', { coupon: 'SAVE' }, 0, ['trap']],
    ['a hurry', { form_key: drawn(400) }, 0, ['haste']],
    ['words of many', { message: 'Buy our links at https://x.example' }, 3, ['repeated']],
    ['a shopper', { form_key: drawn(9_000) }, 9, undefined],
  ])('%s', async (_, values, senders, marks) => {
    expect((await contextOf(values, { senders })).suspicions).toEqual(marks);
  });
});
