import { isAvailable, isShown, type Vehicle } from '@forecourt/domain';
import { LRUCache } from 'lru-cache';
import { vehicleHref } from '../../presenters/paths.ts';
import type { Answer } from '../http/answer.ts';
import type { QuickHandler, SiteRequest } from '../http/frontHandler.ts';
import { baseFilterOf } from '../stock/baseFilterOf.ts';
import type { StockCache } from '../stock/siteStock.ts';
import { machineError, readOnly } from './machineError.ts';
import { photosOf } from './machineVehicle.ts';

/** `/sitemaps/pictures.xml`, and its parts where a site has many vehicles. */
const PATH = /^\/sitemaps\/pictures(?:-(?<part>[1-9]\d{0,3}))?\.xml$/;
/** Pages of one file: with twenty photos each it is 20 MB, and the protocol allows 50. */
const PAGES = 5_000;
/** Photos of one page that the protocol allows. */
const PHOTOS = 1_000;
/** Bytes of files that are kept, of all sites together. */
const MEMORY = 32 * 1024 * 1024;
/** Vehicles are held back by the clock. */
const HOUR = 3_600_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * The photos of the vehicles on offer, by their pages, for engines that look for pictures. Beyond 5,000
 * vehicles it is a list of such files.
 */
export function pictureMap({ stock, now }: { stock: StockCache; now(): number }): QuickHandler {
  const kept = new LRUCache<string, Answer>({
    maxSize: MEMORY,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + 1,
  });

  async function answerOf({ site, origin }: SiteRequest, part: number | null): Promise<Answer> {
    const held = await stock.of(site);
    const at = now();
    const key = [site.key, origin, held.key, Math.floor(at / HOUR), part].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known;
    const base = baseFilterOf(site.config);
    const pages = [...held.vehicles()].filter(
      (vehicle) => vehicle.images.length > 0 && isAvailable(vehicle) && isShown(vehicle, base, at),
    );
    const files = Math.ceil(pages.length / PAGES);
    if (part !== null && part > files) return noSuchPart(part, files);
    const first = ((part ?? 1) - 1) * PAGES;
    const photos = (vehicle: Vehicle) => photosOf(vehicle, site.config, origin);
    const text =
      part === null && files > 1
        ? indexOf(origin, files)
        : fileOf(origin, pages.slice(first, first + PAGES), photos);
    const answer = xml(text);
    kept.set(key, answer);
    return answer;
  }

  return async (request) => {
    const found = PATH.exec(request.pathname);
    if (found === null) return null;
    if (request.method === 'POST') return readOnly(request.pathname);
    const part = found.groups?.['part'];
    return answerOf(request, part === undefined ? null : Number(part));
  };
}

function fileOf(
  origin: string,
  vehicles: readonly Vehicle[],
  photosOfOne: (vehicle: Vehicle) => readonly string[],
): string {
  const urls = vehicles.map((vehicle) => {
    const images = photosOfOne(vehicle)
      .slice(0, PHOTOS)
      .map((photo) => `<image:image><image:loc>${escaped(photo)}</image:loc></image:image>`);
    return `<url><loc>${escaped(origin + vehicleHref(vehicle.slug))}</loc>${images.join('')}</url>`;
  });
  return [HEAD, `<urlset ${SITEMAPS} ${IMAGES}>`, ...urls, '</urlset>', ''].join('\n');
}

function indexOf(origin: string, files: number): string {
  const parts = Array.from(
    { length: files },
    (_, n) =>
      `<sitemap><loc>${escaped(`${origin}/sitemaps/pictures-${n + 1}.xml`)}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex ${SITEMAPS}>`, ...parts, '</sitemapindex>', ''].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function xml(text: string): Answer {
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, no-cache',
  };
  return { status: 200, headers, body: Buffer.from(text) };
}

function noSuchPart(part: number, files: number): Answer {
  return machineError(404, {
    what: `There is no part ${part}: the pictures of this site have ${files}.`,
    why: 'Vehicles that were in it may have been sold meanwhile.',
    fix: 'Begin with /sitemaps/pictures.xml, which names all parts.',
  });
}
