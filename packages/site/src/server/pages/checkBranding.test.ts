import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, type DealerSite, parseSiteConfig, type SiteKey } from '@forecourt/data';
import { type ThemeTokens, wireframe } from '@forecourt/ui/theme';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBranding } from './checkBranding.ts';
import type { TemplateBuild } from './templateBuild.ts';

let folder: string;
let theme: ThemeTokens;

beforeEach(async () => {
  theme = wireframe;
  folder = await mkdtemp(join(tmpdir(), 'forecourt-branding-'));
});

afterEach(() => rm(folder, { recursive: true }));

function loadTemplate(name: string): Promise<TemplateBuild> {
  return Promise.resolve({
    name,
    theme,
    isVolatile: false,
    hasPage: () => true,
    routeIds: new Set(),
    serveFile: () => Promise.resolve(false),
    handle: () => Promise.reject(new Error('Nothing is rendered here.')),
  });
}

function site(slug: string, more: object): DealerSite {
  const config = parseSiteConfig(
    'site.json',
    {
      slug,
      template: 'wire',
      name: slug,
      locations: [{ id: 'l', slug: 'l', name: 'L' }],
      ...more,
    },
    {},
  );
  return { key: slug as SiteKey, config, folder };
}

async function faults(...sites: DealerSite[]) {
  const error = await checkBranding(sites, loadTemplate).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return [];
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).faults;
}

test('sound sites start', async () => {
  await writeFile(join(folder, 'logo.svg'), '<svg/>');
  const logo = { file: 'logo.svg', width: 10, height: 10 };
  expect(await faults(site('one', { theme: { brand: '#ffee00' }, logo }), site('two', {}))).toEqual(
    [],
  );
});

test('colours too faint are told with file, key and the nearest that passes', async () => {
  const [fault] = await faults(
    site('one', {}),
    site('two', { theme: { colors: { muted: '#b0b0b0' } } }),
  );
  expect(fault?.file).toContain('site.json');
  expect(fault?.key).toBe('theme.colors.muted');
  expect(fault?.fault).toMatch(/cannot be made out .* #b0b0b0 .* contrast of 1\.92:1/);
  expect(fault?.remedy).toMatch(/^Use (#[0-9a-f]{6}), the nearest colour that passes\.$/);
  const nearest = fault?.remedy.slice(4, 11);
  expect(await faults(site('two', { theme: { colors: { muted: nearest } } }))).toEqual([]);
});

test('every faulty site is told at once', async () => {
  const faint = { theme: { colors: { text: '#dddddd' } } };
  const two = { ...site('two', faint), folder: join(folder, 'two') };
  expect(await faults(site('one', faint), two)).toHaveLength(2);
});

test("a template's own colours are told once, of its file, whatever its sites set", async () => {
  theme = { ...wireframe, color: { ...wireframe.color, muted: '#b0b0b0' } };
  const found = await faults(site('one', { theme: { brand: '#1c5a44' } }), site('two', {}));
  expect(found).toMatchObject([{ file: 'wire/app/theme.ts', key: 'color.muted' }]);
  expect(found[0]?.remedy).toMatch(/^Use #[0-9a-f]{6} there, and build the template anew\.$/);
});

test("colours of a template.json are told once, of that; a dealer's of the dealer's file", async () => {
  const layer = { theme: { colors: { muted: '#b0b0b0' } } };
  const template = { layer, file: 'templates/wire/template.json' };
  const of = (slug: string, muted: string) => ({
    ...site(slug, { theme: { colors: { muted } } }),
    folder: join(folder, slug),
    template,
  });
  const found = await faults(of('one', '#b0b0b0'), of('two', '#b0b0b0'), of('three', '#bbbbbb'));
  expect(found.map(({ file }) => file)).toEqual([
    template.file,
    expect.stringMatching(/three.site\.json$/),
  ]);
});

test('a logo that is not there', async () => {
  const logo = { file: 'logo.png', width: 10, height: 10 };
  expect(await faults(site('one', { logo }))).toMatchObject([{ key: 'logo.file' }]);
});

test('a picture of a make that is not there', async () => {
  await writeFile(join(folder, 'kia.svg'), '<svg/>');
  const makeLogos = { Kia: 'kia.svg', MG: 'mg.svg' };
  expect(await faults(site('one', { makeLogos }))).toMatchObject([{ key: 'makeLogos.MG' }]);
});
