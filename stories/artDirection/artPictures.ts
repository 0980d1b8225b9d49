import { type ArtPageName, type ArtTime, type ArtWidth, artName } from './artPages.ts';
import sizes from './artSizes.json' with { type: 'json' };

export interface ArtPicture {
  /** From Storybook's root. */
  src: string;
  width: number;
  height: number;
}

/** Written by `art:draw`: a page that a dealer has not, or had not, is not there. */
const known: Readonly<Record<string, readonly number[]>> = sizes;

/** The picture of a page at one time. `null` where its dealer had no such page. */
export function artPicture(
  time: ArtTime,
  template: string,
  page: ArtPageName,
  width: ArtWidth,
): ArtPicture | null {
  const path = `${time}/${artName(template, page, width)}`;
  const [drawn, height] = known[path] ?? [];
  if (drawn === undefined || height === undefined) return null;
  return { src: `art/${path}.webp`, width: drawn, height };
}

/** Whether a template's dealer has a page. */
export function hasArt(template: string, page: ArtPageName): boolean {
  return artPicture('after', template, page, 1280) !== null;
}
