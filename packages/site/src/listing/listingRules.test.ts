import { parseSiteConfig } from '@forecourt/data';
import { expect, test } from 'vitest';
import { listingRules } from './listingRules.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-21T10:00:00+10:00');

function rulesOf(listing: object, place: object = { city: 'Southport', state: 'QLD' }) {
  const own = { slug: 'one', name: 'One', template: 'wire' };
  const locations = [{ id: 'l', slug: 'l', name: 'L', ...place }];
  return listingRules(parseSiteConfig('site.json', { ...own, locations, ...listing }, {}), now);
}

const promo = { title: 'T', text: 'T', href: '/', action: 'A' };
function at(ms: number): string {
  return new Date(ms).toISOString();
}

test.each([
  ['always', {}, 1],
  ['switched off', { display: false }, 0],
  ['over', { expiry: at(now) }, 0],
  ['not yet over', { expiry: at(now + 1) }, 1],
  ['due within the hour', { start: at(now + HOUR) }, 1],
  ['planned for tomorrow, which is nobody else’s business', { start: at(now + 24 * HOUR) }, 0],
])('a message that is %s', (_, fields, count) => {
  expect(rulesOf({ promos: [{ ...promo, ...fields }] }).promos).toHaveLength(count);
});

test.each([
  [null, {}, null],
  [{}, {}, '7 Seater Cars for Sale in Southport, QLD'],
  [{ namePlace: false }, {}, '7 Seater Cars for Sale'],
  [{}, { overrideCity: 'Gold Coast' }, '7 Seater Cars for Sale in Gold Coast, QLD'],
])('the title of the 7-seater page for %j and %j is %s', (sevenSeater, more, title) => {
  expect(rulesOf({ sevenSeater, ...more }).sevenSeater).toBe(title);
});

test('without a place the title names none', () => {
  expect(rulesOf({ sevenSeater: {} }, {}).sevenSeater).toBe('7 Seater Cars for Sale');
});
