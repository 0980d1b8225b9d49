import {
  type DealerSite,
  type PictureRequest,
  parseSiteConfig,
  type SiteKey,
} from '@forecourt/data';
import { aVehicle } from '@forecourt/data/testing';
import type { Vehicle } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { ownPictures } from './ownPictures.ts';
import { preparePictures } from './preparePictures.ts';

const OWN = ownPictures(Buffer.alloc(32, 7));

/** A site, and what is made of its photos. */
function place(answer: (made: number) => 'picture' | 'away' | 'busy' = () => 'picture') {
  const site = {
    key: 'one' as SiteKey,
    config: parseSiteConfig(
      'site.json',
      {
        ...{ slug: 'one', name: 'One', template: 'wire', imageHosts: ['photos.example'] },
        imageService: {},
        locations: [{ id: 'l', slug: 'l', name: 'Milton' }],
      },
      {},
    ),
  } as DealerSite;
  const made: PictureRequest[] = [];
  const kept = new Set<string>();
  const stock = { key: '1', vehicles: [] as Vehicle[] };
  const prepared = preparePictures({
    own: OWN,
    photos: { read: async () => null },
    restMs: 0,
    stock: { of: async () => ({ key: stock.key, vehicles: () => stock.vehicles }) },
    pictures: {
      kept: async ({ url }) => (kept.has(url) ? Buffer.from('kept') : null),
      async make(request) {
        made.push(request);
        const kind = answer(made.length);
        if (kind !== 'picture') return { kind, reason: 'no' };
        kept.add(request.url);
        return { kind, bytes: Buffer.from('made') };
      },
    },
  });
  const give = (key: string, count: number) => {
    stock.key = key;
    stock.vehicles = Array.from({ length: count }, (_, at) => {
      const images = [0, 1].map((number) => ({
        url: `https://photos.example/${at}-${number}.jpg`,
      }));
      return OWN.of(aVehicle({ id: `${at}`, slug: `${at}`, images }), site);
    });
  };
  return { site, made, prepared, give };
}

test('the first photo of each vehicle is made once, in a card’s width and the best format', async () => {
  const { site, made, prepared, give } = place();
  give('1', 3);
  prepared.wake(site);
  prepared.wake(site);
  await expect.poll(() => made.length).toBe(3);
  expect(made[0]).toEqual({
    ...{ site: 'one', url: 'https://photos.example/0-0.jpg', width: 1_280, format: 'avif' },
  });
  prepared.wake(site);
  give('2', 4);
  await expect.poll(() => (prepared.wake(site), made.length)).toBe(4);
  await prepared.stop();
  expect(made.map(({ url }) => url.at(-7))).toEqual(['0', '1', '2', '3']);
});

test('a host that is away is left alone until there is other stock', async () => {
  const { site, made, prepared, give } = place(() => 'away');
  give('1', 50);
  prepared.wake(site);
  await expect.poll(() => made.length).toBe(5);
  await prepared.stop();
  expect(made).toHaveLength(5);
});

test('a server that stops makes no more', async () => {
  const { site, made, prepared, give } = place();
  give('1', 10_000);
  prepared.wake(site);
  await expect.poll(() => made.length).toBeGreaterThan(2);
  await prepared.stop();
  const { length } = made;
  prepared.wake(site);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(made.length).toBe(length);
  expect(length).toBeLessThan(10_000);
});
