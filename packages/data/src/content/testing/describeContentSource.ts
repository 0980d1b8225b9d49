import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DealerSite } from '../../config/loadSites.ts';
import { anOffer, aPage, type ContentPlace } from './contentPlace.ts';

/** The contract of every source of content: what was written is shown, whole, live, or not at all. */
export function describeContentSource(name: string, makePlace: () => Promise<ContentPlace>): void {
  let place: ContentPlace;
  let site: DealerSite;
  const offers = (ids: readonly string[]) => ({ offers: ids.map((id) => anOffer(id)) });
  /** Without a name nothing is an offer. */
  const faulty = { offers: [{ id: 'a' }] };

  beforeEach(async () => {
    place = await makePlace();
    site = place.site('one');
  });
  afterEach(() => place.close());

  describe(`content: ${name}`, () => {
    test('a site for which nothing was written has no content, and nothing is told', async () => {
      const source = place.open();
      const { content, version } = await source.of(site);
      expect([content.offers, content.pages, content.reviews.count]).toEqual([[], [], 0]);
      expect(version).not.toBe('');
      expect(await place.later(source, site)).toMatchObject({ version });
      expect(place.news).toEqual([]);
    });

    test('offers, models, reviews, questions, menus and pages are read', async () => {
      const image = 'https://pictures.example/r.webp';
      const models = [{ id: 'm', name: 'Rover', slug: 'rover', image }];
      await place.write('models.json', { models }, site);
      const offer = anOffer('a', { model: 'rover', description: 'Save **now**' });
      await place.write('offers.json', { $schema: 'offers.schema.json', offers: [offer] }, site);
      const reviews = [
        { id: 'r1', customerName: 'Kim', rating: 5, text: 'Good' },
        { id: 'r2', customerName: 'Lee', rating: 4 },
      ];
      await place.write('reviews.json', { reviews }, site);
      const questions = [{ question: 'How?', answer: 'So.' }];
      await place.write('faqs.json', { groups: [{ subject: 'finance', questions }] }, site);
      await place.write('menus.json', { header: [{ label: 'Home', path: '/' }] }, site);
      await place.write('pages/warranty.md', aPage('Warranty', 'Five years.'), site);
      await place.write('pages/blog/vehicle-reviews/a-ute.md', aPage('A ute'), site);
      const { content } = await place.open().of(site);
      expect(place.news).toEqual([]);
      expect(content.models).toMatchObject([{ slug: 'rover', picture: { src: image } }]);
      expect(content.offers).toMatchObject([
        {
          model: { name: 'Rover', slug: 'rover' },
          imageOrModelImageUrl: image,
          body: [{ tag: 'p', children: ['Save ', { tag: 'strong', children: ['now'] }] }],
        },
      ]);
      expect(content.reviews).toMatchObject({ count: 2, averageRating: 4.5 });
      expect(content.faqs[0]?.questions[0]?.answer).toEqual([{ tag: 'p', children: ['So.'] }]);
      const header = [{ label: 'Home', path: '/', items: [] }];
      expect(content.menus).toEqual({ header, footer: null });
      expect(content.pages).toMatchObject([
        { path: '/blog/vehicle-reviews/a-ute', title: 'A ute' },
        { path: '/warranty', body: [{ tag: 'p', children: ['Five years.'] }] },
      ]);
    });

    // Two seconds of a machine that has some to spare; a busy one may need a second try.
    test('a change is live within two seconds of a visited site', { retry: 2 }, async () => {
      await place.write('offers.json', offers(['a']), site);
      const source = place.open('real');
      expect((await source.of(site)).content.offers).toHaveLength(1);
      await place.write('offers.json', offers(['a', 'b']), site);
      const shown = async () => (await source.of(site)).content.offers.length;
      await vi.waitFor(async () => expect(await shown()).toBe(2), { timeout: 2_000 });
      const { version } = await source.of(site);
      expect(place.news).toEqual([{ kind: 'changed', version }]);
    });

    test('a change is shared by the requests of one moment, and told once', async () => {
      await place.write('offers.json', offers(['a']), site);
      const source = place.open();
      await place.later(source, site);
      await place.write('offers.json', offers(['a', 'b']), site);
      const all = await Promise.all(Array.from({ length: 20 }, () => source.of(site)));
      expect(new Set(all).size).toBe(1);
      expect((await place.later(source, site)).content.offers).toHaveLength(2);
      expect(place.news).toHaveLength(1);
    });

    test('a change of several documents is taken whole, or not at all', async () => {
      const models = (slug: string) => ({ models: [{ id: slug, name: slug, slug }] });
      await place.write('models.json', models('m'), site);
      await place.write('offers.json', { offers: [anOffer('a', { model: 'm' })] }, site);
      const source = place.open();
      const before = await source.of(site);
      await place.write('models.json', models('n'), site);
      // The offer still leads to a model that is gone.
      expect(await place.later(source, site)).toBe(before);
      expect(place.news).toMatchObject([{ kind: 'faulty', standing: 'last good' }]);
      await place.write('offers.json', { offers: [anOffer('a', { model: 'n' })] }, site);
      const { content } = await place.later(source, site);
      expect([content.models[0]?.slug, content.offers[0]?.model?.slug]).toEqual(['n', 'n']);
    });

    test('a fault leaves what stood, is told once with place and remedy, and is mended', async () => {
      await place.write('offers.json', offers(['a']), site);
      const source = place.open();
      const good = await source.of(site);
      await place.write('offers.json', faulty, site);
      for (let looks = 0; looks < 3; looks += 1) expect(await place.later(source, site)).toBe(good);
      expect(place.news).toMatchObject([
        {
          kind: 'faulty',
          standing: 'last good',
          faults: [
            {
              file: expect.stringMatching(/one\/content.*offers/),
              key: 'offers[0].name',
              remedy: expect.stringMatching(/\w/),
            },
          ],
        },
      ]);
      expect(place.news).toHaveLength(1);
      await place.write('offers.json', offers([]), site);
      expect((await place.later(source, site)).content.offers).toEqual([]);
      await place.write('offers.json', faulty, site);
      await place.later(source, site);
      expect(place.news.map(({ kind }) => kind)).toEqual(['faulty', 'changed', 'faulty']);
    });

    test('a start with a fault shows what stood before it', async () => {
      await place.write('offers.json', offers(['a']), site);
      await place.open().of(site);
      await place.write('offers.json', faulty, site);
      const source = place.open();
      expect((await source.of(site)).content.offers).toHaveLength(1);
      expect((await place.later(source, site)).content.offers).toHaveLength(1);
      expect(place.news).toMatchObject([{ kind: 'faulty', standing: 'last good' }]);
    });

    test('a start with a fault and nothing before it shows the documents that are sound', async () => {
      await place.write('offers.json', faulty, site);
      await place.write('pages/warranty.md', aPage('Warranty'), site);
      const { content } = await place.open().of(site);
      expect([content.offers.length, content.pages.length]).toEqual([0, 1]);
      expect(place.news).toMatchObject([{ kind: 'faulty', standing: 'sound parts' }]);
    });

    test("nothing of another dealer's is ever shown, kept or not", async () => {
      await place.write('offers.json', offers(['a']), site);
      const source = place.open();
      await source.of(site);
      const two = place.site('two');
      await place.write('offers.json', faulty, two);
      expect((await source.of(two)).content.offers).toEqual([]);
      expect((await place.open().of(two)).content.offers).toEqual([]);
      expect((await place.later(source, site)).content.offers).toHaveLength(1);
    });

    test('the same content has the same version, and another has another', async () => {
      await place.write('offers.json', offers(['a']), site);
      const two = place.site('two');
      await place.write('offers.json', offers(['a']), two);
      const source = place.open();
      const { version } = await source.of(site);
      expect((await source.of(two)).version).toBe(version);
      expect((await place.open().of(site)).version).toBe(version);
      await place.write('offers.json', offers(['b']), site);
      expect((await place.later(source, site)).version).not.toBe(version);
    });
  });
}
