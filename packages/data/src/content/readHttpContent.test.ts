import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DealerSite } from '../config/loadSites.ts';
import { readHttpContent } from './httpContent.ts';
import { anOffer, aPage } from './testing/contentPlace.ts';
import { type HttpPlace, httpPlace, PASSWORD } from './testing/httpPlace.ts';

let place: HttpPlace;
let site: DealerSite;

beforeEach(async () => {
  place = await httpPlace();
  site = place.site('one');
});
afterEach(() => place.close());

describe('what is wrong is told by where it stands in the answer', () => {
  test.each<[string, string, string, string, RegExp, RegExp]>([
    [
      'a misspelt key',
      '{"ofers":{"offers":[]}}',
      '',
      'ofers',
      /does not exist/,
      /Did you mean offers\?/,
    ],
    [
      'an offer without a name',
      JSON.stringify({ offers: { offers: [{ id: 'a' }] } }),
      ' · offers',
      'offers[0].name',
      /missing/,
      /Add/,
    ],
    [
      'a page without a head',
      JSON.stringify({ pages: { 'blog/a-ute.md': 'A ute' } }),
      ' · pages["blog/a-ute.md"]',
      '',
      /does not begin with a head/,
      /hyphens/,
    ],
    [
      'a page that no address can be made of',
      JSON.stringify({ pages: { '../../site.json': aPage('x') } }),
      ' · pages["../../site.json"]',
      '',
      /no address/,
      /lower-case/,
    ],
    [
      'a file as a picture',
      JSON.stringify({ offers: { offers: [anOffer('a', { image: 'images/yard.webp' })] } }),
      ' · offers',
      'offers[0].image',
      /no picture images\/yard\.webp/,
      /whole address/,
    ],
    [
      'a page that is no text',
      JSON.stringify({ pages: { 'warranty.md': { title: 'Warranty' } } }),
      '',
      'pages.warranty.md',
      /./,
      /\w/,
    ],
  ])('%s', async (_name, text, where, key, fault, remedy) => {
    place.answer(text, site);
    const url = `${place.server.url}/content/v1`;
    const read = await readHttpContent(site, { url });
    expect(read).toMatchObject({
      isThere: true,
      faults: [
        {
          file: `${url}/one/content.json${where}`,
          key,
          fault: expect.stringMatching(fault),
          remedy: expect.stringMatching(remedy),
        },
      ],
    });
  });

  test('a service that does not answer, and a site that it knows nothing of', async () => {
    const url = place.server.url.replace('//', `//reader:${PASSWORD}@`);
    expect(await readHttpContent(site, { url })).toEqual({ isThere: false, faults: [] });
    await place.server.fail('refused');
    expect(await readHttpContent(site, { url })).toEqual({
      isThere: false,
      faults: [
        {
          file: `${place.server.url}/one/content.json`,
          key: '',
          fault: 'is answered by nobody',
          remedy: expect.stringMatching(/FORECOURT_CONTENT_URL/),
        },
      ],
    });
  });
});
