import { parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import { emptyContent, type NewLead } from '@forecourt/domain';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { describe, expect, test } from 'vitest';
import { provideServices, type SiteServices } from '../../contracts/siteServices.ts';
import { sitePaths } from '../../server/pages/sitePaths.ts';
import { loadBookTestDrive, submitBookTestDrive } from '../bookTestDrive/bookTestDrive.server.ts';
import { loadFordService, submitFordService } from '../fordService/fordService.server.ts';
import { pageRows } from '../pageTable.ts';
import { loadParts, submitParts } from '../parts/parts.server.ts';
import { loadService, submitService } from '../service/service.server.ts';

const hilux = aVehicle({ id: 'v7', slug: 'hilux', status: 'in_stock', dealershipSlug: null });

/** A site of this configuration. Of its stock, `v7` is shown and `gone` is held and not shown. */
function siteOf(more: object = {}) {
  const taken: NewLead[] = [];
  const locations = [
    { id: '1', slug: 'yard', name: 'Yard', dealershipSlug: 'one' },
    { id: '2', slug: 'workshop', name: 'Workshop', dealershipSlug: 'one', type: 'service' },
  ];
  const dealer = { slug: 'one', template: 'wire', name: 'One', locations, ...more };
  const config = parseSiteConfig('site.json', dealer, {});
  const routeIds = new Set<string>(pageRows.map(([name]) => name));
  const { hasPage } = sitePaths(
    { hasPage: () => false, routeIds },
    { config, content: emptyContent, now: 0 },
  );
  const services = {
    ...{ config, hasPage, origin: 'https://one.example', now: () => Date.UTC(2026, 10, 21, 20) },
    times: null,
    ...{ newFormKey: () => 'k'.repeat(22), leadPause: () => 0, sendersOf: () => 0 },
    stock: {
      byId: (id: string) => (id === 'v7' ? hilux : null),
      bySlug: () => null,
      heldById: (id: string) => (['v7', 'gone'].includes(id) ? { ...hilux, id } : null),
    },
    async submitLead(_: string, lead: NewLead) {
      taken.push(lead);
      return { leadId: 'lead-1', created: true };
    },
  } as unknown as SiteServices;
  return { taken, context: provideServices(services) };
}

const person = {
  ...{ name: 'Kim', last_name: 'Lee', email: 'kim@example.com', phone: '0412 345 678' },
  ...{ postcode: '4000', message: 'Hello', preferred_date: '2026-11-30' },
};

const pages = {
  '/service': [loadService, submitService],
  '/ford-service': [loadFordService, submitFordService],
  '/parts/search': [loadParts, submitParts],
  '/vehicle-parts-and-accessories': [loadParts, submitParts],
  '/book-test-drive': [loadBookTestDrive, submitBookTestDrive],
} as const;
type Path = keyof typeof pages;

function argsOf(path: Path, query: string, context: object, init: RequestInit = {}) {
  const request = new Request(`https://one.example${path}${query}`, init);
  const url = new URL(request.url);
  return { request, url, context, params: {}, pattern: path } as unknown as LoaderFunctionArgs &
    ActionFunctionArgs;
}

/** The view of a page, or the status of its refusal. */
async function opened(path: Path, more: object = {}, query = '') {
  const { context } = siteOf(more);
  try {
    const [load] = pages[path];
    return (await (load as typeof loadBookTestDrive)(argsOf(path, query, context))).data;
  } catch (thrown) {
    return (thrown as { init: ResponseInit }).init.status;
  }
}

async function sent(path: Path, more: object = {}, query = '', values: object = person) {
  const { context, taken } = siteOf(more);
  const body = new URLSearchParams(values as Record<string, string>).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const [, submit] = pages[path];
  const args = argsOf(path, query, context, { method: 'POST', headers, body });
  const answer = await (submit as typeof submitService)(args);
  return { taken, status: answer instanceof Response ? answer.status : answer.init?.status };
}

const booking = { serviceBookingKey: 'key-1' };

describe('which of them a site has', () => {
  test.each([
    ['/service', {}, true],
    ['/ford-service', {}, false],
    ['/ford-service', booking, true],
    ['/parts/search', {}, false],
    ['/parts/search', { partsPage: { shown: true } }, true],
    ['/parts/search', { locations: [{ id: '3', slug: 'p', name: 'P', type: 'parts' }] }, true],
    ['/book-test-drive', {}, true],
    ['/book-test-drive', { locations: [{ id: '3', slug: 'p', name: 'P', type: 'parts' }] }, false],
  ] as const)('%s of a site with %j: %s (R2-14)', async (path, more, there) => {
    const view = await opened(path, more);
    expect(typeof view === 'object' ? view.form.action : view).toBe(there ? path : 404);
  });

  test('what is not there takes no form', async () => {
    await expect(sent('/ford-service')).rejects.toMatchObject({ init: { status: 404 } });
  });
});

test('a workshop books where it has a key, else it takes enquiries (R2-14)', async () => {
  expect(await opened('/service')).toMatchObject({ books: false });
  const view = await opened('/service', { ...booking, additionalServices: ['Wash'] });
  expect(view).toMatchObject({ books: true, form: { rules: { additionalServices: ['Wash'] } } });
});

test('words are the dealer’s, and a day begins where the dealer is', async () => {
  const words = { heading: 'A drive, by appointment', button: 'Request it' };
  expect(await opened('/book-test-drive', { testDrivePage: words })).toMatchObject({
    ...{ heading: words.heading, earliest: '2026-11-22', form: { submitLabel: 'Request it' } },
  });
});

test('places are those of the kind, else those that sell', async () => {
  const slugs = async (path: Path, more = {}) => {
    const view = await opened(path, more);
    return typeof view === 'object' ? view.places.map(({ location }) => location.slug) : view;
  };
  expect(await slugs('/service')).toEqual(['workshop']);
  expect(await slugs('/parts/search', { partsPage: { shown: true } })).toEqual(['yard']);
});

describe('what they send', () => {
  test.each([
    ['/service', {}, 'Service Enquiry', '2'],
    ['/ford-service', booking, 'Service Enquiry', '2'],
    ['/parts/search', { partsPage: { shown: true } }, 'Parts Enquiry', null],
    ['/vehicle-parts-and-accessories', { partsPage: { shown: true } }, 'Parts Enquiry', null],
    ['/book-test-drive', {}, 'Test Drive', '1'],
  ] as const)('%s', async (path, more, category, locationId) => {
    const { taken, status } = await sent(path, more);
    expect(status).toBe(303);
    expect(taken).toMatchObject([
      {
        enquiry: { category, locationId, dealershipSlug: 'one' },
        context: { url: `https://one.example${path}`, carId: null },
      },
    ]);
  });

  test('mistakes store nothing', async () => {
    const { taken, status } = await sent('/service', {}, '', { ...person, phone: '1' });
    expect([status, taken]).toEqual([400, []]);
  });
});

describe('a test drive of one vehicle', () => {
  test('is drawn about it, and sent back to the same address', async () => {
    expect(await opened('/book-test-drive', {}, '?car_id=v7')).toMatchObject({
      ...{ card: { href: '/cars/hilux' }, gone: false },
      form: { action: '/book-test-drive?car_id=v7' },
      canonical: 'https://one.example/book-test-drive',
    });
  });

  test('says so when it has gone, and shows nothing of one that is not shown', async () => {
    for (const id of ['gone', 'nobody']) {
      const view = await opened('/book-test-drive', {}, `?car_id=${id}`);
      expect(view).toMatchObject({ card: null, gone: true, form: { action: '/book-test-drive' } });
    }
  });

  test.each(['', '?car_id=', '?car_id=%3Cb%3E', `?car_id=${'x'.repeat(101)}`])(
    'is of any vehicle with %j',
    async (query) => {
      expect(await opened('/book-test-drive', {}, query)).toMatchObject({
        card: null,
        gone: false,
      });
    },
  );

  test.each([
    ['v7', 'v7'],
    // It left the stock while the form stood open.
    ['gone', 'gone'],
    ['nobody', null],
  ])('of %s carries %s', async (id, carId) => {
    const { taken } = await sent('/book-test-drive', {}, `?car_id=${id}`);
    expect(taken[0]?.context).toMatchObject({
      ...{ carId, url: `https://one.example/book-test-drive?car_id=${id}` },
    });
    expect(taken[0]?.enquiry).toMatchObject({ preferredDate: '2026-11-30' });
  });
});
