import type { VehicleImage } from '@forecourt/domain';
import { listIn } from './listIn.ts';

/** Photos that can be shown, and the addresses that cannot. */
export interface ReadPhotos {
  images: VehicleImage[];
  dropped: string[];
}

const MAX_PHOTOS = 100;
const MAX_LENGTH = 2000;
/**
 * `|` and line ends never stand in an address; spaces, `;` and `,` do, so they separate only where
 * another address begins, or nothing follows.
 */
const SEPARATOR = /[|\r\n]|[;,\s](?=\s{0,20}(?:[;,|\r\n]|https?:|\/|$))/i;

/** Absolute https, or a path on the dealer's own site; never another scheme, host or user name. */
function isShowable(url: string): boolean {
  if (url.length > MAX_LENGTH || /[\\"<>]/.test(url)) return false;
  if (/^\/(?!\/)/.test(url)) return true;
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === '' && password === '';
}

function addressOf(item: unknown): string {
  // A browser reads it so, but not in a list of addresses with spaces between.
  if (typeof item === 'string') return item.trim().replace(/\s/g, '%20');
  if (typeof item !== 'object' || item === null) return '';
  const named = Object.entries(item).find(([key]) => /^(?:url|image|src|href)$/i.test(key));
  // What has no address is told as it is.
  return named === undefined ? JSON.stringify(item) : addressOf(named[1]);
}

/** Photo addresses of a list, or of one text that separates them by `|`, `;`, `,` or space. */
export function readPhotos(value: unknown): ReadPhotos | null {
  if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return null;
  const items =
    typeof value === 'string' ? (listIn(value) ?? value.split(SEPARATOR)) : [value].flat();
  const urls = [...new Set(items.map(addressOf))].filter((url) => url !== '');
  const showable = urls.filter(isShowable);
  return {
    images: showable.slice(0, MAX_PHOTOS).map((url) => ({ url })),
    dropped: [...urls.filter((url) => !isShowable(url)), ...showable.slice(MAX_PHOTOS)],
  };
}

/** Whether what is no address that can be shown may be the name of a file. */
export function isFileName(dropped: string): boolean {
  return (
    !dropped.includes('://') && !dropped.startsWith('//') && !/^(?:data|javascript):/i.test(dropped)
  );
}

/** Names of one text: where an address would go on, an image's ending or a comma ends a name. */
const BETWEEN_NAMES = /[;,]|(?<=\.(?:jpe?g|png|webp|avif))\s+/i;

/** Names of files among a row's photos: those on the site's own paths, which may be meant so, come first. */
export function namesAmong(photos: ReadPhotos | undefined): readonly string[] {
  if (photos === undefined) return [];
  const paths = photos.images.map(({ url }) => url).filter((url) => url.startsWith('/'));
  const names = photos.dropped
    .filter(isFileName)
    .flatMap((dropped) => dropped.replaceAll('%20', ' ').split(BETWEEN_NAMES))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return [...paths, ...names].slice(0, MAX_PHOTOS);
}
