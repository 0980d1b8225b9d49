import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { readSiteContent } from './folderContent.ts';
import { anOffer as offer, aPage as page } from './testing/contentPlace.ts';
import { describeContentSource } from './testing/describeContentSource.ts';
import { type FolderPlace, folderPlace } from './testing/folderPlace.ts';

describeContentSource('folder', folderPlace);

let place: FolderPlace;
let site: DealerSite;

beforeEach(async () => {
  place = await folderPlace();
  site = place.site('one');
});
afterEach(() => place.close());

function write(name: string, content: string | Buffer | object) {
  const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
  return place.writeFile(name, isRaw ? content : JSON.stringify(content), site);
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAC0lEQVR42mNgwAcAAB4AAUSbBLQAAAAASUVORK5CYII=',
  'base64',
);

test('pictures of the folder have their size and an address of what they show', async () => {
  await write('models.json', {
    models: [{ id: 'm', name: 'M', slug: 'm', image: 'images/r.png' }],
  });
  await write('images/r.png', PNG);
  const { content, pictures } = await place.open().of(site);
  const [model] = content.models;
  expect(model?.picture).toMatchObject({ width: 4, height: 2 });
  expect(Object.keys(pictures)).toEqual([model?.picture?.src]);
  expect(await readFile(Object.values(pictures)[0] ?? '')).toEqual(PNG);
});

test('a page at an address of the website is a fault, not a page that nobody sees', async () => {
  await write('pages/search.md', page('Search'));
  await write('pages/warranty.md', page('Warranty'));
  const isTaken = (path: string) => path === '/search';
  const { content, faults } = await readSiteContent(site, { isTaken });
  expect(content.content.pages.map(({ path }) => path)).toEqual(['/warranty']);
  expect(faults).toMatchObject([
    {
      file: expect.stringContaining('content/pages/search.md'),
      fault: 'the website has a page of its own at /search, so nobody would see this one',
      remedy: expect.stringMatching(/another name/),
    },
  ]);
});

test('a folder is looked at again once half a second has passed', async () => {
  await write('offers.json', { offers: [offer('a')] });
  const source = place.open();
  const before = await source.of(site);
  await write('offers.json', { offers: [offer('a'), offer('b')] });
  place.pass(100);
  expect(await source.of(site)).toBe(before);
  place.pass(500);
  expect((await source.of(site)).content.offers).toHaveLength(2);
});

test('half a file is told as such, and leaves what stood', async () => {
  await write('offers.json', { offers: [offer('a')] });
  const source = place.open();
  const before = await source.of(site);
  await write('offers.json', '{ "offers": [ { "id": "a" ');
  expect(await place.later(source, site)).toBe(before);
  expect(place.news).toMatchObject([
    {
      faults: [
        { file: expect.stringMatching(/offers\.json$/), fault: expect.stringMatching(/not JSON/) },
      ],
    },
  ]);
});

describe('what is wrong is told with file, key and remedy', () => {
  test.each<[string, string, string | object, string, RegExp, RegExp]>([
    [
      'a misspelt key',
      'offers.json',
      { offers: [{ ...offer('a'), desciption: 'x' }] },
      'offers[0].desciption',
      /does not exist/,
      /Did you mean description\?/,
    ],
    [
      'two of one id',
      'offers.json',
      { offers: [offer('a'), offer('a')] },
      'offers[1].id',
      /stands here twice/,
      /own/,
    ],
    [
      'a model that is not there',
      'offers.json',
      { offers: [offer('a', { model: 'x' })] },
      'offers[0].model',
      /no model x/,
      /Remove it, or add/,
    ],
    [
      'an end before its start',
      'offers.json',
      {
        offers: [
          offer('a', { starts: '2026-12-02T00:00:00+10:00', expires: '2026-12-01T00:00:00+10:00' }),
        ],
      },
      'offers[0].expires',
      /ends before/,
      /later instant/,
    ],
    [
      'a picture that is not there',
      'models.json',
      { models: [{ id: 'm', name: 'M', slug: 'm', image: 'images/no.webp' }] },
      'models[0].image',
      /no picture images\/no\.webp/,
      /Put it there/,
    ],
    [
      'a picture of a host unknown',
      'models.json',
      { models: [{ id: 'm', name: 'M', slug: 'm', image: 'https://p.example/a.jpg' }] },
      'models[0].image',
      /browsers refuse/,
      /imageHosts/,
    ],
    [
      'a rating of six',
      'reviews.json',
      { reviews: [{ id: 'r', customerName: 'K', rating: 6 }] },
      'reviews[0].rating',
      /too large/,
      /most is 5/,
    ],
    [
      'a script as a menu',
      'menus.json',
      { header: [{ label: 'x', path: 'javascript:alert(1)' }] },
      'header[0].path',
      /cannot be/,
      /Begin it with/,
    ],
    [
      'half an emoji',
      'faqs.json',
      '{"groups":[{"subject":"a","questions":[{"question":"\\ud83d","answer":"x"}]}]}',
      'groups[0].questions[0].question',
      /no page can show/,
      /anew/,
    ],
    [
      'a page without a head',
      'pages/warranty.md',
      'Five years.',
      '',
      /does not begin with a head/,
      /three hyphens/,
    ],
    [
      'a page without a title',
      'pages/warranty.md',
      '---\nlead: x\n---\n',
      'title',
      /missing/,
      /Add/,
    ],
    [
      'a head that is no YAML',
      'pages/warranty.md',
      '---\ntitle: a: b\n---\n',
      '',
      /from line 2/,
      /in quotes/,
    ],
    ['a name with capitals', 'pages/Our Story.md', page('x'), '', /no address/, /lower-case/],
    ['a picture that is none', 'images/a.png', 'no picture', '', /no picture/, /Save it/],
  ])('%s', async (_name, file, content, key, fault, remedy) => {
    await write(file, content);
    const { faults } = await readSiteContent(site);
    expect(faults).toMatchObject([
      {
        file: expect.stringContaining(`content/${file}`),
        key,
        fault: expect.stringMatching(fault),
        remedy: expect.stringMatching(remedy),
      },
    ]);
  });
});
