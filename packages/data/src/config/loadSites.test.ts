import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ConfigError } from './configError.ts';
import { loadSites } from './loadSites.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-sites-'));
  await write('templates/metro/template.json', { defaults: { labels: { newTag: 'Just In' } } });
});

afterEach(() => rm(root, { recursive: true }));

async function write(path: string, content: unknown): Promise<void> {
  const file = join(root, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
}

function dealer(slug: string, more: object = {}) {
  return {
    slug,
    template: 'metro',
    name: slug,
    locations: [{ id: 'l', slug: 'l', name: 'L' }],
    ...more,
  };
}

function load() {
  return loadSites({ sitesFolder: join(root, 'sites'), templatesFolder: join(root, 'templates') });
}

async function faults() {
  const error = await load().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ConfigError);
  return (error as ConfigError).faults;
}

test('every folder with a site.json is a site, over its template', async () => {
  await write('sites/one/site.json', dealer('one'));
  await write('sites/two/site.json', dealer('two', { labels: { newTag: 'Fresh' } }));
  const sites = await load();
  expect(sites.map(({ key, config }) => [key, config.labels.newTag])).toEqual([
    ['one', 'Just In'],
    ['two', 'Fresh'],
  ]);
  expect(sites[0]?.folder).toBe(join(root, 'sites/one'));
});

test('a byte-order mark, as Windows editors put first, is no fault', async () => {
  await write('templates/metro/template.json', `\uFEFF${JSON.stringify({ defaults: {} })}`);
  await write('sites/one/site.json', `\uFEFF${JSON.stringify(dealer('one'))}`);
  expect((await load()).map(({ key }) => key)).toEqual(['one']);
});

describe('what cannot be served stops the start, named whole', () => {
  test('no site at all', async () => {
    expect((await faults())[0]?.remedy).toContain('FORECOURT_SITES');
  });

  test('a folder without a site.json', async () => {
    await mkdir(join(root, 'sites/empty'), { recursive: true });
    expect((await faults())[0]).toMatchObject({ fault: 'it cannot be read' });
  });

  test('a file that is not JSON', async () => {
    await write('sites/one/site.json', '{ "slug": ');
    expect((await faults())[0]?.fault).toContain('it is not JSON');
  });

  test.each([
    ['', 'it is empty'],
    ['{ "slug": "one",\n  "id" 7 }', 'it is not JSON from line 2, column 8'],
    ['{ "slug": one }', 'it is not JSON'],
  ])('%j: the place, in our own words', async (text, fault) => {
    await write('sites/one/site.json', text);
    const [told, ...more] = await faults();
    expect(more).toEqual([]);
    expect(told?.fault).toContain(fault);
    expect(told?.fault).not.toMatch(/unexpected|token/i);
    expect(told?.remedy).not.toBe('');
  });

  test('no template named: one fault', async () => {
    await write('sites/one/site.json', dealer('one', { template: undefined }));
    expect(await faults()).toMatchObject([{ key: 'template', fault: 'it is missing' }]);
  });

  test('a template that is wrong is told once, however many sites it has', async () => {
    await write('sites/one/site.json', dealer('one'));
    await write('sites/two/site.json', dealer('two'));
    await write('templates/metro/template.json', '{');
    expect(await faults()).toMatchObject([{ file: expect.stringContaining('template.json') }]);
    await write('templates/metro/template.json', { defaults: { hitsPerPage: 0 } });
    expect(await faults()).toMatchObject([
      { file: expect.stringContaining('template.json'), key: 'hitsPerPage' },
    ]);
  });

  test('a template that does not exist, with those that do', async () => {
    await write('sites/one/site.json', dealer('one', { template: 'mtero' }));
    expect(await faults()).toEqual([
      expect.objectContaining({
        key: 'template',
        remedy: 'Use one of: metro. Did you mean metro?',
      }),
    ]);
  });

  test('a folder of templates that holds none', async () => {
    await rm(join(root, 'templates'), { recursive: true });
    await write('sites/one/site.json', dealer('one'));
    const [fault] = await faults();
    expect(fault?.remedy).toMatch(/holds none: set FORECOURT_TEMPLATES/);
  });

  test('a path in place of a template never leaves the folder', async () => {
    await write('secret/template.json', { defaults: {} });
    await write('sites/one/site.json', dealer('one', { template: '../secret' }));
    expect((await faults()).map(({ key }) => key)).toEqual(['template']);
  });

  test('a host that two dealers claim: one would show the other’s stock', async () => {
    await write('sites/one/site.json', dealer('one', { hosts: ['www.x.example'] }));
    await write('sites/two/site.json', dealer('two', { hosts: ['www.x.example'] }));
    expect((await faults())[0]).toMatchObject({ key: 'hosts' });
  });

  test('a slug that two dealers claim', async () => {
    await write('sites/one/site.json', dealer('one'));
    await write('sites/two/site.json', dealer('one'));
    expect((await faults())[0]).toMatchObject({ key: 'slug' });
  });

  test('several files at once', async () => {
    await write('sites/one/site.json', dealer('one', { name: undefined }));
    await write('sites/two/site.json', dealer('two', { name: 7 }));
    expect((await faults()).map(({ key, fault }) => [key, fault])).toEqual([
      ['name', 'it is missing'],
      ['name', expect.stringContaining('stands where a text in quotes belongs')],
    ]);
  });
});
