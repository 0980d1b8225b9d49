import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { originOf } from '../support/ask.ts';
import { bothVisitors } from '../support/ownDealers.ts';
import { untilHydrated } from '../support/test.ts';
import { writeTestSites } from '../support/testSites.ts';
import { prepareServer } from './process/prepareServer.ts';

// Holidays of April 2025 are data of a place: each day is shown until it is over, by a server whose
// clock is set.

const SITE = 'easter';
const APRIL = [18, 19, 20, 21, 22, 23, 24, 25];
const PATHS = ['/contact-us', '/contact-us/north'];
const work = { open: '08:30', close: '17:00' };
function hoursOf(day: number) {
  return day === 23 ? { open: '10:00', close: '15:00' } : 'Closed';
}
const place = {
  ...{ id: 'l-1', slug: 'north', name: 'North yard', type: 'sales', street: '1 Long Street' },
  ...{ city: 'Ipswich', state: 'QLD', postcode: '4305' },
  openingHours: { Mon: work, Tue: work, Wed: work, Thu: work, Fri: work, Sat: work, Sun: 'Closed' },
  holidayHours: APRIL.map((day) => ({ date: `2025-04-${day}`, hours: hoursOf(day) })),
};
const config = {
  ...{ timeZone: 'Australia/Brisbane', locationsBase: 'contact-us', locations: [place] },
  stock: {},
};

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-holidays-'));
  const dealer = { slug: SITE, headings: 'stock no,make', rows: [], config };
  await writeTestSites(join(folder, 'sites'), [dealer]);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

const moments: [when: string, time: string, days: readonly number[]][] = [
  ['before them', '2025-04-17T12:00+10:00', APRIL],
  ['on the fifth of their days', '2025-04-22T00:01+10:00', [22, 23, 24, 25]],
  ['late on the last', '2025-04-25T23:55+10:00', [25]],
  ['when it is over', '2025-04-26T00:01+10:00', []],
  ['a year later', '2026-04-20T12:00+10:00', []],
];

for (const [when, time, days] of moments) {
  test(`R9-11: holidays of 18 to 25 April 2025, ${when}: ${days.length} days are shown`, async ({
    browser,
  }) => {
    const server = await prepareServer({
      dataFolder: join(folder, `data-${days.length}-${time.slice(0, 4)}`),
      templates: [],
      startsAt: Date.parse(time),
      env: { FORECOURT_SITES: join(folder, 'sites'), FORECOURT_PAGE_WAIT_MS: '20000' },
    });
    try {
      const origin = originOf(SITE, await server.serve());
      for (const [visitor, javaScriptEnabled] of bothVisitors) {
        const page = await browser.newPage({ javaScriptEnabled });
        for (const path of PATHS) {
          await test.step(`${path} ${visitor}`, async () => {
            await page.goto(origin + path);
            if (javaScriptEnabled) await untilHydrated(page);
            await expectDays(page, days, javaScriptEnabled);
          });
        }
        await page.close();
      }
    } finally {
      await server.stop();
    }
  });
}

test('open and closed now are told apart by words, by shape and by colour', async ({ browser }) => {
  const seen: (readonly [words: string, ground: string, mark: string])[] = [];
  // A Thursday at noon, and that night.
  for (const time of ['2025-05-08T12:00+10:00', '2025-05-08T23:00+10:00']) {
    const server = await prepareServer({
      dataFolder: join(folder, `data-${time.slice(11, 13)}`),
      templates: [],
      startsAt: Date.parse(time),
      env: { FORECOURT_SITES: join(folder, 'sites'), FORECOURT_PAGE_WAIT_MS: '20000' },
    });
    try {
      const origin = originOf(SITE, await server.serve());
      for (const [, javaScriptEnabled] of bothVisitors) {
        const page = await browser.newPage({ javaScriptEnabled });
        for (const path of PATHS) {
          await page.goto(origin + path);
          const state = page
            .locator('main :is(p, span):has(> span > svg)')
            .filter({ hasText: /^(?:Open|Closed) now/ })
            .first();
          await expect(state).toBeVisible();
          seen.push(
            await state.evaluate((element) => {
              const [words = ''] = /^(?:Open|Closed) now/.exec(element.textContent) ?? [];
              const ground = getComputedStyle(element).backgroundColor;
              return [words, ground, element.querySelector('svg')?.innerHTML ?? ''] as const;
            }),
          );
        }
        await page.close();
      }
    } finally {
      await server.stop();
    }
  }
  const [open, closed] = [seen.slice(0, 4), seen.slice(4)];
  expect(new Set(open.map(([words]) => words))).toEqual(new Set(['Open now']));
  expect(new Set(closed.map(([words]) => words))).toEqual(new Set(['Closed now']));
  for (const [at, [, ground, mark]] of open.entries()) {
    const [, otherGround, otherMark] = closed[at] ?? [];
    expect(ground).not.toBe(otherGround);
    expect(mark).not.toBe(otherMark);
  }
});

async function expectDays(page: Page, days: readonly number[], js: boolean): Promise<void> {
  await expect(page.getByRole('main')).toContainText('North yard');
  // Neither shown nor told to machines.
  const told = new Set((await page.content()).match(/2025-04-\d\d|\d\d\/04\/2025/g) ?? []);
  const gone = APRIL.filter((day) => !days.includes(day));
  for (const day of gone) {
    expect([...told]).not.toContain(`2025-04-${day}`);
    expect([...told]).not.toContain(`${day}/04/2025`);
  }
  const opener = page.getByText('Holiday Opening Hours', { exact: true });
  if (days.length === 0) {
    await expect(opener).toHaveCount(0);
    return;
  }
  await opener.first().click();
  const whole = js
    ? page.getByRole('dialog', { name: 'Holiday Opening Hours' })
    : page.locator('details[open]').filter({ hasText: 'Holiday Opening Hours' });
  await expect(whole.getByRole('row')).toHaveText(
    days.map((day) => new RegExp(`^${day}/04/2025\\s*${textOf(day)}$`)),
  );
}

function textOf(day: number): string {
  return day === 23 ? '10:00am – 3:00pm' : 'Closed';
}
