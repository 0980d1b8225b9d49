import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FaultServer, startFaultServer } from '../testing/faultServer.ts';
import { httpGeocoder } from './httpGeocoder.ts';
import { describeGeocoder, knownPlaces } from './testing/describeGeocoder.ts';
import { describePlatformFaults } from './testing/platformFaults.ts';
import { platformSite } from './testing/platformSite.ts';

const site = platformSite();

let server: FaultServer;
let asked: (string | undefined)[];
let clock: number;

/** As Google's does. */
function answer(_body: unknown, { url }: { url?: string | undefined }): unknown {
  asked.push(url);
  const [postcode] = /\d{4}/.exec(url ?? '') ?? [];
  const at = Object.entries(knownPlaces).find(([known]) => known === postcode)?.[1];
  const results = at ? [{ geometry: { location: { lat: at[0], lng: at[1] } } }] : [];
  return { status: results.length > 0 ? 'OK' : 'ZERO_RESULTS', results };
}

beforeEach(async () => {
  asked = [];
  clock = 1;
  server = await startFaultServer(answer);
});
afterEach(() => server.close());

function open(key: string | null = null) {
  return httpGeocoder({ url: server.url, onNews: () => undefined, now: () => clock, key });
}

describeGeocoder(open);

test('a postcode is asked for once a day, with the key where there is one (R7-09)', async () => {
  const geocoder = open('k3y');
  await geocoder.find(site, '4000');
  await geocoder.find(platformSite({}, 'two'), '4000');
  expect(asked).toEqual(['/api/geocode?address=4000%2C+Australia&key=k3y']);
  clock += 24 * 3_600_000 + 1;
  await geocoder.find(site, '4000');
  expect(asked).toHaveLength(2);
});

describe('in every fault nobody can tell', () => {
  const postcodes = Object.keys(knownPlaces);
  let turn = 0;
  describePlatformFaults({
    answer,
    open: (options) => httpGeocoder({ ...options, key: 'CANARY' }),
    ask: (port) => port.find(site, postcodes[turn++ % postcodes.length] ?? ''),
    down: { kind: 'down' },
    secrets: ['CANARY'],
  });
});
