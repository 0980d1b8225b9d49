import { expect, test } from 'vitest';
import { embeddedGeocoder } from './embeddedGeocoder.ts';
import points from './postcodes/postcodes.json' with { type: 'json' };
import { describeGeocoder } from './testing/describeGeocoder.ts';
import { platformSite } from './testing/platformSite.ts';

describeGeocoder(embeddedGeocoder);

test('every postcode lies in Australia or on an island of hers', () => {
  const entries: [string, number[]][] = Object.entries(points);
  expect(entries.length).toBeGreaterThan(3_000);
  const strays = entries.filter(([postcode, [latitude = 0, longitude = 0]]) => {
    const isOnMap = latitude > -55 && latitude < -9 && longitude > 96 && longitude < 168;
    return !/^\d{4}$/.test(postcode) || !isOnMap;
  });
  expect(strays).toEqual([]);
});

test.each(['constructor', '', '200'])('%j is none', async (text) => {
  expect(await embeddedGeocoder().find(platformSite(), text)).toEqual({ kind: 'none' });
});
