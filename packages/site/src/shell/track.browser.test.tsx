import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveConsent, startTracking, track } from './track.ts';

let sent: string[];

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  sent = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((path, body) => {
    sent.push(`${String(path)} ${String(body)}`);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const call = { event: 'forecourt', event_id: 25 };
const enquiry = { event: 'forecourt', event_id: 14, car_id: 'v1', category: 'Vehicle Enquiry' };

test('what happens before the page has come to life is told then (R7-01), and counted by a site that counts', () => {
  track({ event_id: 14, car_id: 'v1', category: 'Vehicle Enquiry' });
  expect(window.dataLayer).toBeUndefined();
  startTracking({ slug: 'one', tracking: { consent: 'not-needed', counted: true } });
  track({ event_id: 25 });
  expect(window.dataLayer).toEqual([enquiry, call]);
  expect(sent).toEqual(['/api/events event=14+v1', '/api/events event=25+']);
});

test('a dealer’s own list is added to, and a site that does not count is told nothing', () => {
  window.dataLayer = ['own'];
  startTracking({ slug: 'one', tracking: { consent: 'not-needed', counted: false } });
  track({ event_id: 25 });
  expect(window.dataLayer).toEqual(['own', call]);
  expect(sent).toEqual([]);
});

test('where consent is required nothing is told before it is given, and then what waited, once', () => {
  startTracking({ slug: 'two', tracking: { consent: 'required', counted: true } });
  track({ event_id: 25 });
  expect(window.dataLayer).toBeUndefined();
  giveConsent(true);
  giveConsent(true);
  track({ event_id: 25 });
  expect(window.dataLayer).toEqual([call, call]);
  expect(sent).toHaveLength(2);
});

test('who refuses is told of no more, on later pages too', () => {
  const site = { slug: 'three', tracking: { consent: 'required', counted: true } } as const;
  startTracking(site);
  track({ event_id: 25 });
  giveConsent(false);
  startTracking(site);
  track({ event_id: 25 });
  giveConsent(true);
  expect(window.dataLayer).toBeUndefined();
  expect(sent).toEqual([]);
});
