import { loadSites } from '@forecourt/data';
import { expect, test } from 'vitest';
import { demoDealers, templatesFolder } from './dealers.ts';
import { demoSitesFolder } from './sites.ts';

test('every demo dealer has a configuration that can be served', async () => {
  const sites = await loadSites({ sitesFolder: demoSitesFolder, templatesFolder });
  expect(sites.map(({ config }) => config.slug).toSorted()).toEqual(
    demoDealers.map(({ slug }) => slug).toSorted(),
  );
});
