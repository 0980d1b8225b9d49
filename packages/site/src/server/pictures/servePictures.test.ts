import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type DealerSite,
  openPictures,
  openStockPhotos,
  parseSiteConfig,
  type SiteKey,
} from '@forecourt/data';
import { aVehicle, type PictureHost, photo, startPictureHost } from '@forecourt/data/testing';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageSource } from '../../presenters/imageSource.ts';
import { contentImage } from '../../presenters/richText.ts';
import type { Answer } from '../http/answer.ts';
import { createLimiter } from '../http/createLimiter.ts';
import type { SiteRequest } from '../http/frontHandler.ts';
import type { LogEntry } from '../log/log.ts';
import { ownPictures } from './ownPictures.ts';
import { servePictures } from './servePictures.ts';
import { stockPhotoFiles } from './stockPhotoFiles.ts';

const own = ownPictures(Buffer.alloc(32, 7));
const one = siteOf('one');

let folder: string;
let host: PictureHost;
let entries: LogEntry[];
/** A picture of the dealer's own. */
let yard: string;
let serve: ReturnType<typeof servePictures>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'));
  const bytes = await photo(1_200, 800);
  host = await startPictureHost(({ url = '' }, response) => {
    if (url.startsWith('/away')) response.writeHead(503).end();
    else if (url.startsWith('/gone')) response.writeHead(404).end();
    else response.end(bytes);
  });
  entries = [];
  yard = join(folder, 'yard.png');
  await sharp({ create: { width: 900, height: 300, channels: 3, background: '#345' } }).toFile(
    yard,
  );
  serve = servePictures({
    pictures: openPictures({
      ...{ folder, now: Date.now },
      origins: new Map([['photos.example', host.origin]]),
    }),
    own,
    photos: stockPhotos(),
    wake: () => undefined,
    content: { of: async () => ({ pictures: { '/content/yard-abc.png': yard } }) } as never,
    limiter: createLimiter([{ count: 3, ms: 60_000 }], Date.now),
    proxies: { has: () => false },
    log: (entry) => entries.push(entry),
  });
});
afterEach(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

function siteOf(slug: string, more: object = {}): DealerSite {
  const config = parseSiteConfig(
    'site.json',
    {
      ...{ slug, name: slug, template: 'wire', imageHosts: ['photos.example'], imageService: {} },
      locations: [{ id: 'l', slug: 'l', name: 'Milton' }],
      ...more,
    },
    {},
  );
  return { key: slug as SiteKey, config } as DealerSite;
}

/** Photos that came as files. */
function stockPhotos() {
  return openStockPhotos({ folder: join(folder, 'stock-photos'), leaveBytes: 0 });
}

/** Where a vehicle's only photo is. */
function addressOf(url: string, site = one): string {
  return own.of(aVehicle({ images: [{ url }] }), site).images[0]?.url ?? '';
}

/** The addresses that a browser chooses from. */
function choices(url: string, site = one): string[] {
  const { src, sources } = imageSource(addressOf(url, site), '', site.config.imageService);
  const listed = sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
  );
  return [src, ...listed];
}

async function ask(pathname: string, site = one, visitor = '203.0.113.7'): Promise<Answer | null> {
  const incoming = { headers: {}, socket: { remoteAddress: visitor } };
  const request = { site, pathname, incoming } as unknown as SiteRequest;
  return (await serve(request, {} as never)) as Answer | null;
}

test('each choice of a photo is a picture of its width, from this server', async () => {
  const all = choices('https://photos.example/a b/1.jpg?v=2&w=%2F');
  expect(all).toHaveLength(15);
  let visitor = 0;
  for (const path of all) {
    const answer = await ask(path, one, `203.0.113.${(visitor += 1)}`);
    const [, width, ending] = /-(\d+)\.(\w+)$/.exec(path) ?? [];
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': /^public, max-age/ } });
    const { format, width: pixels } = await sharp(answer?.body).metadata();
    expect(pixels).toBe(Math.min(Number(width), 1_200));
    expect(format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[ending ?? '']);
  }
  expect(host.asked).toEqual(['/a%20b/1.jpg?v=2&w=%2F']);
});

test('without a width it is the widest, for papers and those who share a link', async () => {
  const { body } = (await ask(addressOf('https://photos.example/1.jpg'))) ?? {};
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1_200 });
});

test('what this server did not sign is none of its pictures, and nobody is asked (R17-35)', async () => {
  const [path = ''] = choices('https://photos.example/1.jpg');
  const [, , signature = ''] = path.split('/');
  const others = [
    path.replace(
      signature,
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
    path.replace('/1.jpg/', '/2.jpg/'),
    path.replace('photos.example', '127.0.0.1'),
    path.replace('photos.example', 'photos.example%40127.0.0.1'),
    path.replace('photos.example', 'photos.example%3A8080'),
    path.replace('-640', '-641'),
    path.replace('-640.jpg', '-640.svg'),
    path.replace('/1.jpg/', '/x%2F..%2F1.jpg/'),
    `/pictures/${signature}/photo-640.jpg`,
    '/pictures/',
  ];
  for (const other of others) {
    expect(other).not.toBe(path);
    expect(await ask(other), other).toBeNull();
  }
  expect(await ask(path, siteOf('two'))).toBeNull();
  expect(await ask(path, siteOf('one', { imageHosts: [] }))).toBeNull();
  expect(await ask(path, siteOf('one', { imageService: null }))).toBeNull();
  expect(host.asked).toEqual([]);
  expect((await ask(path))?.status).toBe(200);
});

test.each([
  ['of a host that the configuration does not name', 'https://elsewhere.example/1.jpg', {}],
  ['of this site', '/content/1.jpg', {}],
  ['with a name and a password', 'https://kim:pass@photos.example/1.jpg', {}],
  ['of a site without a service', 'https://photos.example/1.jpg', { imageService: null }],
  [
    'of a site with another service',
    'https://photos.example/1.jpg',
    { imageService: { pathPrefix: 'https://photos.example/' } },
  ],
])('a photo %s stays where it is', (_, url, more) => {
  expect(addressOf(url, siteOf('one', more))).toBe(url);
});

test('a picture of the content comes in its widths too, and no other file does', async () => {
  const picture = { src: '/content/yard-abc.png', width: 900, height: 300, alt: 'Yard' };
  const { src, sources } = contentImage(picture, one.config.imageService);
  expect(src).toBe(picture.src);
  const listed = sources.flatMap(({ srcSet }) => srcSet.split(', '));
  expect(listed).toHaveLength(8);
  const [path = '', width] = listed[1]?.split(' ') ?? [];
  const { body, headers } = (await ask(path)) ?? {};
  expect(headers).toMatchObject({ 'content-type': 'image/avif' });
  expect(`${(await sharp(body).metadata()).width}w`).toBe(width);
  expect(host.asked).toEqual([]);
  for (const other of ['yard-abd.png', '..%2Fsite.json', 'constructor', 'a/b']) {
    expect(await ask(path.replace('yard-abc.png', other)), other).toBeNull();
  }
  const drawing = { ...picture, src: '/content/logo-abc.svg' };
  expect(contentImage(drawing, one.config.imageService).sources).toEqual([]);
});

test('a photo that came as a file comes in its widths, of its own site alone, and as it is (R17-36)', async () => {
  const { url } = await stockPhotos().keep(one.key, await photo(1_200, 800), Date.now());
  const all = choices(url);
  const [, , signature = ''] = all[0]?.split('/') ?? [];
  expect(all[0]).toMatch(
    /^\/pictures\/[\w-]{16}\/stock-photos\/[0-9a-f]{40}~[a-l]\.jpg\/photo-640\.jpg$/,
  );
  let visitor = 0;
  for (const path of [all[0] ?? '', all[2] ?? '', all.at(-1) ?? '']) {
    const answer = await ask(path, one, `203.0.113.${(visitor += 1)}`);
    const [, width] = /-(\d+)\.\w+$/.exec(path) ?? [];
    expect((await sharp(answer?.body).metadata()).width).toBe(Math.min(Number(width), 1_200));
  }
  const [src = ''] = all;
  for (const other of [
    src.replace(
      signature,
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
    src.replace('stock-photos/', 'stock-photos%2F'),
    src.replace(/[0-9a-f]{40}/, '0'.repeat(40)),
  ]) {
    expect(await ask(other), other).toBeNull();
  }
  expect(await ask(src, siteOf('two'))).toBeNull();
  expect(host.asked).toEqual([]);

  const asIs = stockPhotoFiles(stockPhotos());
  const file = (site: DealerSite, pathname: string) =>
    asIs({ site, pathname } as SiteRequest, {} as never) as Promise<Answer | null>;
  const { body, headers } = (await file(one, url)) ?? {};
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 1_200 });
  expect(headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
  expect(await file(siteOf('two'), url)).toBeNull();
  expect(await file(one, '/stock-photos/../one/x.jpg')).toBeNull();
  expect(addressOf(url, siteOf('one', { imageService: null }))).toBe(url);
});

test('a photo that came as a file to another server is 404, and that is told once', async () => {
  const url = `/stock-photos/${'0'.repeat(40)}~a.jpg`;
  for (const path of choices(url).slice(0, 2)) {
    expect(await ask(path)).toMatchObject({
      status: 404,
      headers: { 'cache-control': 'no-store' },
    });
  }
  expect(entries).toEqual([
    {
      ...{ event: 'picture_failed', site: 'one' },
      detail: 'stock-photos: not in the data folder of this server',
    },
  ]);
});

test('who wants more made than anybody looks at is led to the original; what is kept is theirs', async () => {
  const at = (name: number) => choices(`https://photos.example/${name}.jpg`)[0] ?? '';
  for (const name of [1, 2, 3]) expect((await ask(at(name)))?.status).toBe(200);
  expect(await ask(at(4))).toMatchObject({
    status: 302,
    headers: { location: 'https://photos.example/4.jpg', 'cache-control': 'no-store' },
  });
  expect((await ask(at(1)))?.status).toBe(200);
  expect((await ask(at(4), one, '203.0.113.8'))?.status).toBe(200);
  expect((await ask(at(4)))?.status).toBe(200);
});

test('what is not there is 404, and not kept by anybody; a host that is away is told once', async () => {
  for (const path of ['gone', 'away/1', 'away/2']) {
    const [src = ''] = choices(`https://photos.example/${path}.jpg`);
    expect(await ask(src)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  }
  expect(entries).toEqual([
    { event: 'picture_failed', site: 'one', detail: 'photos.example: status 503' },
  ]);
});
