import { breakpoints } from './breakpoints.ts';
import { HERO_ON_PHONE, resolveTheme } from './resolveTheme.ts';
import type { ThemeTokens } from './tokens.ts';

/**
 * How wide a theme shows the first picture of a page, as a `sizes` attribute says it: asked for
 * before the layout is known, it cannot measure itself as later ones do.
 */
export interface PictureSizes {
  /** In a grid of results, beside the filters where there is room. */
  card: string;
  /** On a vehicle's page, beside a column. */
  gallery: string;
  /** The large one of several photos across a vehicle's page. */
  mosaic: string;
  /** At the head of the home page. */
  hero: string;
  /** Where the theme shows what a task is about, and so how large. */
  subject: ThemeTokens['layout']['aside'];
  /** How the theme opens a page, over its first picture. */
  lead: ThemeTokens['layout']['lead'];
}

/** Of the filters beside the results on a large screen, `searchLayout.css.ts`. */
const PANEL = { band: 272, board: 256, gallery: null } as const;

/** Of the column with price and enquiry on a large screen, `detail.css.ts`. */
const ASIDE = 400;

/** Pictures of vehicles are three by two. */
const RATIO = 3 / 2;

/**
 * From the theme's tokens, by the rules of the layouts.
 *
 * @param heroRatio width over height of the home page's picture, which is cut to its place
 */
export function pictureSizes(theme: ThemeTokens, heroRatio = RATIO): PictureSizes {
  return {
    card: cardSizes(theme),
    gallery: gallerySizes(theme),
    mosaic: mosaicSizes(theme),
    hero: heroSizes(theme, heroRatio),
    subject: theme.layout.aside,
    lead: theme.layout.lead,
  };
}

function gallerySizes(theme: ThemeTokens): string {
  const { s5, s6 } = spaceOf(theme);
  const { contentMax } = theme.layout;
  return (
    `(min-width: ${breakpoints.lg}px) calc(min(100vw - ${2 * s5}px, ${contentMax}px) - ${s6 + ASIDE}px), ` +
    `(min-width: ${breakpoints.md}px) calc(100vw - ${2 * s5}px), 100vw`
  );
}

/** Half of the content, `boardDetail.css.ts`; a phone has one photo at a time. */
function mosaicSizes(theme: ThemeTokens): string {
  const { s5 } = spaceOf(theme);
  const { contentMax } = theme.layout;
  return `(min-width: ${breakpoints.md}px) calc(min(100vw - ${2 * s5}px, ${contentMax}px) / 2), 100vw`;
}

/** As wide as its place, or as its place is high. */
function heroSizes(theme: ThemeTokens, ratio: number): string {
  const high = (height: number) => Math.ceil(ratio * height);
  const wide = {
    split: `max(50vw, ${high(500)}px)`,
    cover: `max(100vw, ${high(400)}px)`,
    // Its words are taller than its least height.
    poster: `max(100vw, ${high(900)}px)`,
  }[theme.layout.hero];
  const phone = high(100 / HERO_ON_PHONE[theme.layout.hero]);
  return `(min-width: ${breakpoints.lg}px) ${wide}, ${Math.max(100, phone)}vw`;
}

/** One line for each range of windows with as many columns. */
function cardSizes(theme: ThemeTokens): string {
  const space = spaceOf(theme);
  const widest = theme.layout.contentMax + 2 * space.s5;
  const ranges: string[] = [];
  let before = '';
  for (let window = 320; window <= widest; window += 1) {
    const { columns, taken, content } = gridAt(window, theme, space);
    const isWidest = window === widest;
    const width = isWidest
      ? `${Math.ceil((content - taken) / columns)}px`
      : share(window - content + taken, columns);
    if (width === before) continue;
    before = width;
    ranges.unshift(ranges.length === 0 ? width : `(min-width: ${window}px) ${width}`);
  }
  return ranges.join(', ');
}

function share(off: number, columns: number): string {
  return columns === 1 ? `calc(100vw - ${off}px)` : `calc((100vw - ${off}px) / ${columns})`;
}

/** The grid of results in a window: its columns, its width, and what of that their gaps take. */
function gridAt(window: number, theme: ThemeTokens, { s4, s5, s6 }: Space) {
  const isTablet = window >= breakpoints.md;
  const beside = PANEL[theme.layout.listing];
  const panel = beside !== null && window >= breakpoints.lg ? beside + s6 : 0;
  const content = Math.min(window - 2 * (isTablet ? s5 : s4), theme.layout.contentMax) - panel;
  const least = Math.min(theme.card.columnMin, isTablet ? content / 2 - s4 : content);
  const columns = Math.max(1, Math.floor((content + s4) / (least + s4)));
  return { columns, content, taken: (columns - 1) * s4 };
}

type Space = Record<'s4' | 's5' | 's6', number>;

function spaceOf(theme: ThemeTokens): Space {
  const { s4, s5, s6 } = resolveTheme(theme).space;
  return { s4: Number.parseFloat(s4), s5: Number.parseFloat(s5), s6: Number.parseFloat(s6) };
}
