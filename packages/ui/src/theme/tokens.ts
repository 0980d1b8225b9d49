import type { GroundName } from '@forecourt/domain';
import type { Hex } from './color/hex.ts';

/**
 * A ground's colour: its own, or one of the theme's, which it then follows when a dealer sets
 * another brand or accent.
 */
export type Ground = Hex | GroundName;

/** How a page of results is laid out. */
export type ListingLayout = 'band' | 'board' | 'gallery';

/**
 * One brand as data. Everything a component draws comes from these tokens; hover, pressed and
 * focus colours, and the text on every ground, are computed from them (`resolveTheme`).
 *
 * Lengths are CSS pixels unless told otherwise.
 */
export interface ThemeTokens {
  /** Tells the browser which form controls and scroll bars to draw. */
  scheme: 'light' | 'dark';
  color: {
    /** Ground of the page. */
    page: Hex;
    /** Ground of cards, panels and fields. */
    surface: Hex;
    text: Hex;
    /** Text of less weight: captions, facts, hints. */
    muted: Hex;
    /** Hairlines and card outlines. */
    line: Hex;
    /** The brand's own colour: secondary buttons, links, selected marks. */
    brand: Hex;
    /** Ground of the one main button. */
    action: Ground;
    /** A spark beside the brand: rules under headings, active menu entry, new stock. */
    accent: Hex;
    positive: Hex;
    caution: Hex;
    critical: Hex;
    /** Grounds of the page's large parts. */
    header: Ground;
    utility: Ground;
    footer: Ground;
    hero: Ground;
    /** Ground of a card's price strip. */
    price: Ground;
    /** Ground of a vehicle's tag. */
    tag: Ground;
  };
  /**
   * Colours for visitors who prefer the other scheme; what it leaves out stays as in `color`. A
   * theme without it looks the same for everybody.
   */
  alternate?: Partial<ThemeTokens['color']> | null;
  /** Font stacks, as CSS writes them: of `fontStacks`, or a template's own. */
  font: { body: string; heading: string };
  heading: {
    weight: number;
    case: 'none' | 'uppercase';
    /** Letter spacing, em. */
    tracking: number;
    /** Ratio of one heading size to the next, 1.15 to 1.35. */
    scale: number;
    /** Thickness of the rule before section headings; 0 for none. */
    rule: number;
  };
  shape: {
    control: number;
    button: number;
    card: number;
    tag: number;
    /** What is typed into: a box, or a line beneath it. */
    field: 'boxed' | 'line';
    /** A part that belongs together: a card, under a strong rule, or under a hairline. */
    panel: 'card' | 'ruled' | 'open';
  };
  button: {
    weight: number;
    case: 'none' | 'uppercase';
    /** Letter spacing, em. */
    tracking: number;
  };
  card: {
    /** `bare` has neither edge nor ground: a picture with its caption. */
    treatment: 'raised' | 'outlined' | 'bare';
    /** Kilometres, gearbox, fuel and body in running lines, or in columns that line up. */
    facts: 'lines' | 'columns';
    /** The way to enquire: a button with an edge, or words alone. */
    action: 'button' | 'link';
    /** A result grid puts as many columns of at least this width as fit. */
    columnMin: number;
    /** Width over height of the picture. */
    imageRatio: number;
    /** Distance of the tag from the picture's corner. */
    tagInset: number;
  };
  layout: {
    /** 1 is a four pixel grid; less is denser. Touch targets never shrink. */
    density: number;
    /** Widest content. */
    contentMax: number;
    /** Words beside the picture, over its start, or over the head of one as tall as the window. */
    hero: 'split' | 'cover' | 'poster';
    /**
     * Of a page of results. `band` has its title on a ground of its own and the filters beside large
     * cards, `board` title and order in one line over a narrow column of filters, `gallery` no column
     * at all: filters in a drawer, and the first vehicle across the page.
     */
    listing: ListingLayout;
    /** How a page opens: a band of colour, a line of its own, or in the middle. */
    lead: 'band' | 'strip' | 'centred';
    /** What a task is about: beside its end, beside its start, or over it, in one column. */
    aside: 'end' | 'start' | 'above';
    /** Short fields of a form in a row, where there is room. */
    fieldColumns: 2 | 3;
  };
}

/** Tokens one dealer sets over its template's theme, group by group. */
export type ThemeOverrides = {
  readonly [Group in keyof ThemeTokens]?: ThemeTokens[Group] extends object | null | undefined
    ? Partial<NonNullable<ThemeTokens[Group]>> | Extract<ThemeTokens[Group], null>
    : ThemeTokens[Group];
};
