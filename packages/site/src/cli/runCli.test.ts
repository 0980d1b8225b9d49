import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedStore, type SiteKey } from '@forecourt/data';
import { photo, STAND_IN_KEY, typesenseStandIn } from '@forecourt/data/testing';
import type { NewLead } from '@forecourt/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leadOf } from '../testing/leadOf.ts';
import { type SiteFolder, siteFolder } from '../testing/siteFolder.ts';
import { runIn } from './testing/runIn.ts';

let folder: SiteFolder;

beforeEach(async () => {
  folder = await siteFolder({
    slug: 'one',
    template: 'classic',
    name: 'One Motors',
    hosts: ['one.example'],
  });
});

afterEach(() => folder.remove());

let env: Record<string, string> = {};

function run(...argv: string[]) {
  return runIn({ ...folder.env, ...env }, argv);
}

async function file(name: string, text: string): Promise<string> {
  const path = folder.path(name);
  await writeFile(path, text);
  return path;
}

const GOOD = 'Stock No,Make,Model,Price\n1,Toyota,HiLux,30000\n2,Mazda,CX-5,25000\n';

describe('import', () => {
  test('all rows in is 0, and the site lists them with the time', async () => {
    const before = Date.now();
    expect(JSON.parse((await run('sites', '--json')).out)).toMatchObject([{ stockSince: null }]);
    const result = await run('import', await file('a.csv', GOOD), '--site', 'one');
    expect(result.status).toBe(0);
    const [site] = JSON.parse((await run('sites', '--json')).out);
    expect(site).toMatchObject({
      slug: 'one',
      template: 'classic',
      hosts: ['one.example', 'one.localhost'],
      stockCount: 2,
    });
    expect(Date.parse(site.stockSince)).toBeGreaterThanOrEqual(before);
    expect((await run('sites')).out).toContain(`2 vehicles  since ${site.stockSince}  one.example`);
  });

  test('some rows refused is 2, and the report says which', async () => {
    const path = await file('a.csv', `${GOOD}3,,Ghost,1\n`);
    const result = await run('import', path, '--site', 'one', '--json');
    expect(result.status).toBe(2);
    const report = JSON.parse(result.out);
    expect(report.defects).toContainEqual(expect.objectContaining({ row: 4, field: 'make' }));
  });

  test('a mistake in another dealer’s file keeps no stock of this one out, and its own does (R13-08)', async () => {
    const path = await file('a.csv', GOOD);
    await mkdir(join(folder.env.FORECOURT_SITES, 'two'));
    await writeFile(join(folder.env.FORECOURT_SITES, 'two/site.json'), '{ "slug": "two" }');
    expect((await run('import', path, '--site', 'one')).status).toBe(0);
    const faulty = await run('import', path, '--site', 'two');
    expect(faulty.status).toBe(1);
    expect(faulty.err).toContain('name: it is missing');
  });

  test('nothing in is 1, and the stock stays', async () => {
    await run('import', await file('a.csv', GOOD), '--site', 'one');
    for (const text of [
      '',
      'Stock No,Make,Model\n',
      'Stock No,Make,Model\n1,,\n',
      '\u0000\u0001',
    ]) {
      expect((await run('import', await file('b.csv', text), '--site', 'one')).status).toBe(1);
    }
    const [site] = JSON.parse((await run('sites', '--json')).out);
    expect(site).toMatchObject({ stockCount: 2, stockVersion: 1 });
  });

  test('a mistake changes nothing without --force, and --dry-run says what it would do', async () => {
    await run('import', await file('a.csv', GOOD), '--site', 'one');
    const other = await file('b.csv', 'Stock No,Make,Model\n9,Kia,Rio\n');
    const refused = await run('import', other, '--site', 'one');
    expect(refused).toMatchObject({ status: 1, out: expect.not.stringContaining('Imported') });
    expect(refused.err).toMatch(/would remove 2 of the site's 2 vehicles.*--force/s);
    const dry = await run('import', other, '--site', 'one', '--dry-run', '--force');
    expect(dry.status).toBe(0);
    expect(dry.out).toMatch(
      /Would be: 1 vehicle of .*1 added, 0 changed, 2 removed.*make: 1 new \(Kia\), 2 gone/s,
    );
    const stock = async () => JSON.parse((await run('sites', '--json')).out)[0].stockCount;
    expect(await stock()).toBe(2);
    expect((await run('import', other, '--site', 'one', '--force')).status).toBe(0);
    expect(await stock()).toBe(1);
  });

  test('the site says how much of its stock an import may remove', async () => {
    const path = folder.path('sites/one/site.json');
    const site = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...site, stock: { largestRemoval: 0.3 } }));
    await run('import', await file('a.csv', GOOD), '--site', 'one');
    const less = await file('b.csv', GOOD.slice(0, GOOD.indexOf('2,Mazda')));
    expect((await run('import', less, '--site', 'one')).err).toMatch(/\(50 %\); 30 % is the most/);
  });

  test('photos come from a folder, and who watches is told what else they need (R17-36)', async () => {
    const path = await file('a.csv', GOOD);
    await mkdir(folder.path('drop'));
    await writeFile(folder.path('drop', '1_1.jpg'), await photo(300, 200));
    const argv = ['import', path, '--site', 'one', '--photos', folder.path('drop')];
    const { status, out, err } = await run(...argv);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toContain('1 of 1 photo is of 1 vehicle, 1 of them new.');
    expect(await readdir(folder.path('data', 'stock-photos', 'one'))).toHaveLength(1);
    const watched = await runIn({ ...folder.env, ...env }, argv, { watched: true });
    expect(watched.err).toContain('write "imageService": {} into site.json');
  });

  test('a map names the rest of the headings', async () => {
    const path = await file('a.csv', 'Nummer;Marke;Modell\n1;Kia;Cerato\n');
    const map = '{"Nummer":"stockNumber","Marke":"make","Modell":"model"}';
    expect((await run('import', path, '--site', 'one', '--map', map)).status).toBe(0);
  });
});

describe('index', () => {
  afterEach(() => {
    env = {};
  });

  test('the stock is in Typesense, once', async () => {
    const standIn = await typesenseStandIn();
    env = { FORECOURT_TYPESENSE_NODES: standIn.url, FORECOURT_TYPESENSE_KEY: STAND_IN_KEY };
    try {
      expect(await run('index', '--site', 'one')).toMatchObject({
        status: 1,
        err: expect.stringContaining('one has no stock, so there is nothing to index.'),
      });
      expect((await run('import', await file('a.csv', GOOD), '--site', 'one')).err).toContain(
        'run forecourt index --site one.',
      );
      const first = await run('index', '--site', 'one');
      expect(first.status).toBe(0);
      expect(first.out).toContain('2 vehicles of one are searched now');
      expect(first.err).toContain('2 of 2');
      expect(first.err).toContain('Snapshot taken');
      expect((await run('index', '--site', 'one')).out).toContain('nothing was changed');

      await run('import', await file('a.csv', `${GOOD}3,Kia,Cerato,1\n`), '--site', 'one');
      const later = 'forecourt_one_v99_0123456789ab';
      standIn.collections.set(later, { name: later, created_at: 1, documents: new Map() });
      standIn.mishap = (request) => (/^DELETE|snapshot/.test(request) ? 'lost_key' : null);
      const third = await run('index', '--site', 'one', '--json');
      expect(third.status).toBe(2);
      expect(third.err).toContain('Older collections could not be dropped');
      expect(third.err).toContain(`Collections of later stock versions stay`);
      expect(third.err).toContain(later);
      expect(third.err).toContain('does not allow this key to take a snapshot (401).');
      expect(third.err).toContain('needs the action operations/snapshot:create');
      expect(JSON.parse(third.out)).toMatchObject({
        vehicles: 3,
        left: [expect.any(String)],
        later: [later],
        snapshotFault: expect.any(String),
      });

      const [live] = [...standIn.aliases.values()];
      const documents = [...(standIn.collections.get(live ?? '')?.documents.values() ?? [])];
      const vehicles = documents.map(({ vehicle }) => JSON.parse(String(vehicle)));
      expect(vehicles.map(({ make }) => String(make)).toSorted()).toEqual([
        'Kia',
        'Mazda',
        'Toyota',
      ]);
    } finally {
      await standIn.close();
    }
  });

  test('nobody answers: told, and nothing done', async () => {
    const standIn = await typesenseStandIn();
    await standIn.close();
    env = { FORECOURT_TYPESENSE_NODES: standIn.url, FORECOURT_TYPESENSE_KEY: STAND_IN_KEY };
    await run('import', await file('a.csv', GOOD), '--site', 'one');
    const { status, out, err } = await run('index', '--site', 'one');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain('no node answered');
    expect(err).not.toContain(STAND_IN_KEY);
  });
});

describe('leads', () => {
  test('none yet', async () => {
    expect(await run('leads', '--site', 'one')).toMatchObject({
      status: 0,
      out: 'One Motors has no leads yet.\n',
    });
  });

  test('what is stored is listed, newest first', async () => {
    const store = await openEmbeddedStore({ folder: folder.path('data') });
    for (const name of ['Ada', 'Bob']) {
      await store.leads.submit('one' as SiteKey, `key-of-${name}-0123456789`, lead(name), 1);
    }
    await store.close();
    const listed = JSON.parse((await run('leads', '--site', 'one', '--json')).out);
    expect(listed.map((one: { enquiry: { name: string } }) => one.enquiry.name)).toEqual([
      'Bob',
      'Ada',
    ]);
    expect((await run('leads', '--site', 'one')).out).toContain('Ada Ng, 0491 570 006');
  });
});

describe('called wrongly, nothing is done and the usage is told', () => {
  test.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['improt', 'a.csv'], 'Did you mean import?'],
    [['--site', 'one', 'leads'], 'no option --site before its command'],
    [['toString'], 'There is no command "toString"'],
    [['help', 'chekc'], 'Did you mean check?'],
    [['check', 'one'], 'does not know what "one" is for'],
    [['check', '--fix'], 'has no option --fix'],
    [['sites', '--jsno'], 'Did you mean --json?'],
    [['sites', '-j'], 'has no option -j'],
    [['sites', '--toString'], 'has no option --toString'],
    [['start', '--prot', '80'], 'Did you mean --port?'],
    [['start', '--port'], '--port stands without its value'],
    [['start', '--port', 'http'], '--port is "http"'],
    [['start', '--port='], '--port stands without its value'],
    [['leads', '--site', '--json'], '--site stands without its value'],
    [['leads', '--json=yes', '--site', 'one'], '--json takes no value'],
    [['leads', '--no-json', '--site', 'one'], 'has no option --no-json'],
    [['leads', '--site', 'on'], 'Did you mean one?'],
    [['import', '--dryrun', 'a.csv', '--site', 'one'], 'Did you mean --dry-run?'],
    [['leads'], 'Which site is meant?'],
    [['leads', '--site', 'two'], 'No site is called "two"'],
    [['leads', '--sight', 'one'], 'Usage: forecourt leads [action] --site <slug>'],
    [['leads', 'ls', '--site', 'one'], 'Leads cannot be told to "ls"'],
    [['leads', 'park', '--site', 'one'], 'Which deliveries are meant?'],
    [['leads', 'export', '--site', 'one'], 'Whose leads are meant?'],
    [['delivery', '--site', 'one'], 'What should be done?'],
    [['delivery', 'test', '--site', 'one', '--to', 'foldre'], 'Did you mean folder?'],
    [['index'], 'Which site is meant?'],
    [['index', '--site', 'one'], 'No Typesense is configured'],
    [['import'], 'Which stock file is meant?'],
    [['import', 'a.csv', 'b.csv', '--site', 'one'], '"b.csv" is a second'],
  ])('%j', async (argv, text) => {
    const { status, out, err } = await run(...argv);
    expect(status).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(text);
  });

  test('help is no mistake', async () => {
    const { status, out } = await run('--help');
    expect(status).toBe(0);
    expect(out).toContain("make a stock file (CSV, JSON, NDJSON) a site's stock");
  });
});

function lead(name: string): NewLead {
  return leadOf('0491 570 006', { name });
}
