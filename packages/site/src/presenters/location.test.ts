import { parseSiteConfig } from '@forecourt/data';
import { expect, test } from 'vitest';
import { locationView } from './location.ts';

const own = { slug: 's', template: 't', name: 'N' };
const shut = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => [day, 'Closed']);
const openingHours = { Mon: { open: '08:00', close: '17:30' }, ...Object.fromEntries(shut) };

/** What a card says of the place at a time. */
function viewAt(now: string, hours: Record<string, unknown> = { openingHours }) {
  const locations = [{ id: 'l', slug: 'l', name: 'L', ...hours }];
  const site = { ...own, locations, timeZone: 'Australia/Brisbane' };
  const config = parseSiteConfig('site.json', site, {});
  const [place] = config.locations;
  if (place === undefined) throw new Error('The place was not read.');
  return locationView(place, config, Date.parse(now));
}

// 23 November 2026 is a Monday.
test('a card is told whether its place is open, in the words and besides them', () => {
  expect(viewAt('2026-11-23T09:00:00+10:00').opening).toEqual({
    open: true,
    text: 'Open now until 5:30pm',
  });
  expect(viewAt('2026-11-23T18:00:00+10:00').opening).toEqual({
    open: false,
    text: 'Closed now, opens 30/11/2026 8:00am',
  });
});

test('where no hours are known, neither is said', () => {
  expect(viewAt('2026-11-23T09:00:00+10:00', {}).opening).toBeNull();
});

test("today is the day at the dealer's", () => {
  expect(viewAt('2026-11-22T23:00:00Z').today).toBe(1);
  expect(viewAt('2026-11-22T13:00:00Z').today).toBe(0);
});
