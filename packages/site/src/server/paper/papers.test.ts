import type { IncomingMessage } from 'node:http';
import { type DealerSite, parseSiteConfig } from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { wireframe } from '@forecourt/ui/theme';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../http/answer.ts';
import { createLimiter } from '../http/createLimiter.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import type { LogEntry } from '../log/log.ts';
import { maskedSite } from '../pages/maskedSite.ts';
import type { TemplateBuild } from '../pages/templateBuild.ts';
import type { SiteStock } from '../stock/siteStock.ts';
import { paperQueue } from './paperQueue.ts';
import { papers } from './papers.ts';
import { paperText } from './paperText.ts';

function now(): number {
  return Date.UTC(2026, 10, 25);
}
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const lender = {
  ...{ interestRate: 7.99, comparisonRate: 8.45, paymentWeek: 99, paymentMonth: null },
  ...{ termMonths: 60, termYears: null, terms: {}, balloon: null, deposit: null, disclaimer: null },
};

/** A server that draws papers of one vehicle; `pictures` answers for pictures. */
function serverOf(fields: Partial<Vehicle> = {}, config: object = {}, pictures?: QuickHandler) {
  const place = {
    ...{
      id: 'l',
      slug: 'l',
      name: 'Milton yard',
      phone: '(07) 3555 1234',
      street: '1 High Street',
    },
    ...{ city: 'Milton', state: 'QLD', postcode: '4064', dealerLicenseNumber: 'MD 42' },
  };
  const dealer = { slug: 'one', template: 'wire', name: 'One Motors', locations: [place] };
  const location = { slug: 'l', name: 'L', phone: null, city: null, state: null };
  const vehicle = aVehicle({
    ...{ slug: 'a', price: 25_990, priceType: 'egc', regplate: 'ABC123' },
    location: location as unknown as Vehicle['location'],
    ...fields,
  } as Partial<Vehicle>);
  const site = maskedSite({
    ...{ key: 'one', folder: '/' },
    config: parseSiteConfig('site.json', { ...dealer, ...config }, {}),
  } as DealerSite);
  const logged: LogEntry[] = [];
  const stock = {
    bySlug: (slug: string) => (slug === 'a' ? vehicle : null),
    features: { share: () => 0 },
  } as unknown as SiteStock;
  const handle = papers({
    stock: { of: async () => stock, key: async () => '1' },
    loadTemplate: async () => ({ theme: wireframe }) as TemplateBuild,
    pictures: pictures === undefined ? [] : [pictures],
    limiter: createLimiter([{ count: 10, ms: 60_000 }], now),
    proxies: { has: () => false },
    now,
    log: (entry) => logged.push(entry),
  });
  const ask = async (path: string, search = '', from = '192.0.2.1') => {
    const incoming = { headers: {}, socket: { remoteAddress: from } } as IncomingMessage;
    const request = { site, origin: 'https://one.example', method: 'GET', body: null, incoming };
    return handle({ ...request, pathname: path, search } as SiteRequest, {} as never);
  };
  return { ask, logged, vehicle };
}

/** The lines of a paper of one page, as a reader of PDF finds them. */
async function linesOf(answer: Answer | 'sent' | null): Promise<readonly string[]> {
  if (answer === null || answer === 'sent' || answer.body === undefined)
    throw new Error('No paper.');
  const document = await getDocument({ data: new Uint8Array(answer.body), verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  const page = await document.getPage(1);
  expect(await page.getAnnotations()).toEqual([]);
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).filter((line) => line.trim() !== '');
}

async function wordsOf(answer: Answer | 'sent' | null): Promise<string> {
  return (await linesOf(answer)).join(' ').replace(/\s+/g, ' ');
}

test('a paper says what the page says, where the vehicle stands, and what it does not promise (R7-01)', async () => {
  const { ask } = serverOf({ standardEquipment: ['Tow bar'] });
  const answer = await ask('/api/cars/a/pdf');
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.pdf"',
    },
  });
  const words = await wordsOf(answer);
  for (const said of [
    ...['One Motors', '$25,990', 'Milton yard', '(07) 3555 1234', '1 High Street'],
    ...['Milton QLD 4064', 'Motor dealer licence: MD 42', 'https://one.example/cars/a', 'Tow bar'],
    'Printed 25 November 2026',
  ]) {
    expect(words).toContain(said);
  }
  expect(words).not.toContain('comparison');
});

test('a repayment stands with its rates and its warning (R5-26)', async () => {
  const { ask } = serverOf({ financeLenders: { manual: lender } }, { financeProvider: 'Manual' });
  const words = await wordsOf(await ask('/api/cars/a/pdf'));
  expect(words).toMatch(/\$99 \/ week/);
  expect(words).toContain('7.99% p.a. interest rate, 8.45% p.a. comparison rate');
  expect(words).toContain('WARNING');
});

test('a number that must be asked for is on no paper (R2-74)', async () => {
  const { ask } = serverOf({}, { phoneReveal: true });
  for (const search of ['', '?layout=sticker']) {
    const words = await wordsOf(await ask('/api/cars/a/pdf', search));
    expect(words).not.toMatch(/3555|\*|¶/);
  }
});

test('a sticker for the windscreen has the price and what it is known by', async () => {
  const answer = await serverOf().ask('/api/cars/a/pdf', '?layout=sticker');
  const words = await wordsOf(answer);
  expect(words).toContain('$25,990');
  expect(words).toContain('Scan for photos and more');
  expect(answer).toMatchObject({
    headers: { 'content-disposition': 'inline; filename="a-sticker.pdf"' },
  });
});

describe('hard texts', () => {
  test('no line of a sticker ends within a hyphenated name', async () => {
    const { ask } = serverOf({ year: 2023, make: 'Mercedes-Benz', model: 'AMG-Line A-Class' });
    const lines = await linesOf(await ask('/api/cars/a/pdf', '?layout=sticker'));
    const title = lines.slice(0, lines.indexOf('$25,990')).join(' | ');
    expect(title).toContain('A-Class');
    expect(title).not.toMatch(/-( \||$)/);
  });

  test('names of any length and script leave one page', async () => {
    const make = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);
    const standardEquipment = Array.from(
      { length: 200 },
      (_, n) => `Feature ${n} ${'x'.repeat(60)}`,
    );
    const { ask } = serverOf({ make, model: '\u{1f697} Škoda Ωμέγα 丰田', standardEquipment });
    for (const search of ['', '?layout=sticker']) {
      expect(await wordsOf(await ask('/api/cars/a/pdf', search))).toContain('$25,990');
    }
  });

  test.each([
    ['Škoda – “Élégance”', 'Škoda – “Élégance”'],
    ['Dacia Bigstěr Ţest', 'Dacia Bigster Test'],
    ['\u{1f697} Hilux \u202e丰田', 'Hilux'],
    ['a\n\tb\0c', 'a bc'],
  ])('%j is printed as %j', (text, printed) => {
    expect(paperText(text)).toBe(printed);
  });
});

describe('pictures', () => {
  const images = ['/p/a.jpg', '/p/b.png', 'https://elsewhere.example/c.jpg'].map((url) => ({
    url,
  }));

  test('of this site are asked of who answers for them; one that is broken leaves no hole', async () => {
    const asked: string[] = [];
    const { ask, logged } = serverOf({ images }, {}, async ({ pathname }) => {
      asked.push(pathname);
      const body = pathname.endsWith('png') ? PNG : Buffer.from([0xff, 0xd8, 1, 2, 3]);
      return { status: 200, body };
    });
    expect(await wordsOf(await ask('/api/cars/a/pdf'))).toContain('$25,990');
    expect(asked).toEqual(['/p/a.jpg', '/p/b.png']);
    expect(logged).toEqual([]);
  });

  test('that fail are not missed', async () => {
    const { ask } = serverOf({ images }, {}, async () => {
      throw new Error('gone');
    });
    expect(await wordsOf(await ask('/api/cars/a/pdf'))).toContain('$25,990');
  });
});

describe('who asks', () => {
  test('for a vehicle that has gone, or another address', async () => {
    const { ask } = serverOf();
    expect(await ask('/api/cars/b/pdf')).toMatchObject({ status: 404 });
    expect(await ask('/api/cars/A"/pdf')).toBeNull();
  });

  test('for the same paper again gets it again, and it is drawn once', async () => {
    let drawn = 0;
    const { ask } = serverOf({ images: [{ url: '/p/a.jpg' }] }, {}, async () => {
      drawn += 1;
      return null;
    });
    const all = await Promise.all(Array.from({ length: 50 }, () => ask('/api/cars/a/pdf')));
    await ask('/api/cars/a/pdf');
    expect(new Set(all.map((one) => (one === null || one === 'sent' ? 0 : one.status)))).toEqual(
      new Set([200]),
    );
    expect(drawn).toBe(1);
  });

  test('for too many is told to wait (R17-11)', async () => {
    const { ask } = serverOf();
    const statuses: unknown[] = [];
    for (let n = 0; n < 11; n += 1) {
      const answer = await ask('/api/cars/a/pdf', `?n=${n}`);
      statuses.push(answer === null || answer === 'sent' ? null : answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});

test('two papers are drawn at once, some wait, and the next is refused at once', async () => {
  const queue = paperQueue({ atOnce: 2, waiting: 3 });
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const begun: number[] = [];
  const runs = gates.map(({ promise }, n) =>
    queue.run(() => {
      begun.push(n);
      return promise;
    }),
  );
  expect(queue.run(async () => 0)).toBeNull();
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  gates.forEach(({ resolve }, n) => resolve(n));
  expect(await Promise.all(runs.map(async (run) => run))).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await queue.run(async () => 6)).toBe(6);
});

test('a paper that fails makes room for the next', async () => {
  const queue = paperQueue({ atOnce: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new RangeError('x')))).rejects.toThrow('x');
  expect(await queue.run(async () => 1)).toBe(1);
});
