import { expect, test } from 'vitest';
import { createSiteCaches } from './siteCaches.ts';

function value(text: string) {
  return { text };
}
const roomy = { bytesPerSite: 10_000, bytesInAll: 100_000, freshMs: 1_000 };

test('R15-03: what is kept of one site is not found for another', () => {
  const caches = createSiteCaches<{ text: string }>(roomy);
  caches.set('one', 'card', value('of one'), 10);
  expect(caches.get('one', 'card')).toEqual(value('of one'));
  expect(caches.get('two', 'card')).toBeNull();
});

test('an entry in use stays, one that nobody asks for goes', () => {
  let at = 100;
  const caches = createSiteCaches<{ text: string }>({ ...roomy, whileUsed: true, now: () => at });
  caches.set('one', 'used', value('used'), 10);
  caches.set('one', 'left', value('left'), 10);
  for (at = 700; at <= 3_100; at += 600) caches.get('one', 'used');
  expect(caches.get('one', 'used')).toEqual(value('used'));
  expect(caches.get('one', 'left')).toBeNull();
});

test('keys count, and no site takes more than its share', () => {
  const caches = createSiteCaches<{ text: string }>({ ...roomy, bytesPerSite: 100 });
  caches.set('one', 'k'.repeat(40), value('first'), 20);
  expect(caches.bytes()).toBe(60);
  caches.set('one', 'l'.repeat(40), value('second'), 20);
  expect(caches.get('one', 'k'.repeat(40))).toBeNull();
  expect(caches.bytes()).toBe(60);
});

test('beyond the bound of all, the site that holds most gives way', () => {
  const caches = createSiteCaches<{ text: string }>({ ...roomy, bytesInAll: 100 });
  caches.set('small', 'a', value('a'), 19);
  for (const key of ['b', 'c', 'd']) caches.set('large', key, value(key), 29);
  expect(caches.get('small', 'a')).toEqual(value('a'));
  expect(caches.get('large', 'b')).toBeNull();
  expect(caches.bytes()).toBeLessThanOrEqual(100);
});
