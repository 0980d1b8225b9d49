import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importStock, openEmbeddedStore, parseSiteConfig, type SiteKey } from '@forecourt/data';
import type { Vehicle } from '@forecourt/domain';
import { describe, expect, test } from 'vitest';
import { formats, pathPrefix, widths } from './images/index.ts';
import { demoSitesFolder } from './sites.ts';

const slugs = ['wattlebend', 'coolabarra', 'verrell-hyde'] as const;

async function configOf(slug: string) {
  const file = join(demoSitesFolder, slug, 'site.json');
  return parseSiteConfig(file, JSON.parse(await readFile(file, 'utf8')), {});
}

async function imported(slug: string) {
  const config = await configOf(slug);
  const store = await openEmbeddedStore({ folder: await mkdtemp(join(tmpdir(), 'demo-sites-')) });
  const defects: unknown[] = [];
  const site = config.slug as SiteKey;
  const result = await importStock({
    source: join(demoSitesFolder, slug, config.stock.file ?? ''),
    site,
    store: store.stock,
    locations: config.locations,
    timeZone: config.timeZone,
    now: Date.parse('2026-11-21T02:00:00Z'),
    report: (defect) => defects.push(defect),
  });
  const vehicles: Vehicle[] = [];
  for await (const batch of store.stock.read(site, result.version ?? 0)) vehicles.push(...batch);
  await store.close();
  return { config, defects, result, vehicles };
}

describe.each(slugs)('%s', (slug) => {
  test('has a configuration that asks for the pictures as the image service gives them', async () => {
    const config = await configOf(slug);
    expect(config.slug).toBe(slug);
    expect(config.hosts.every((host) => host.endsWith('.example'))).toBe(true);
    expect(config.optInDefault).toBe(false);
    expect(config.imageService).toEqual({ pathPrefix, widths: [...widths], formats: [...formats] });
    expect(config.locations.filter(({ type }) => type === 'sales').length).toBeGreaterThan(1);
  });

  test('has stock that is imported whole, without one remark', { timeout: 60_000 }, async () => {
    const { config, defects, result, vehicles } = await imported(slug);
    expect(defects).toEqual([]);
    expect(result).toMatchObject({ status: 'imported', refused: 0, ignoredHeadings: [] });
    expect(vehicles).toHaveLength(result.rows);
    const places = new Set(config.locations.map((location) => location.slug));
    expect(vehicles.filter(({ location }) => !places.has(location?.slug ?? ''))).toEqual([]);
    expect(vehicles.filter(({ simpleBody }) => simpleBody === null)).toEqual([]);
    expect(vehicles.filter(({ sold }) => sold).length).toBeGreaterThan(0);
    expect(vehicles.filter(({ reserved }) => reserved).length).toBeGreaterThan(0);
    expect(new Set(vehicles.map(({ carType }) => carType))).toEqual(
      new Set(['new', 'demo', 'used']),
    );
  });
});

test('the country dealer sells motorcycles and caravans too', { timeout: 60_000 }, async () => {
  const { vehicles } = await imported('coolabarra');
  const of = (type: Vehicle['itemType']) => vehicles.filter(({ itemType }) => itemType === type);
  expect(of('motorcycle').length).toBeGreaterThan(15);
  expect(of('caravan').length).toBeGreaterThan(15);
  expect(of('caravan').every(({ caravan }) => caravan?.sleeps !== null)).toBe(true);
});
