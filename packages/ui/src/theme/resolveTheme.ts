import { breakpoints } from './breakpoints.ts';
import { mix } from './color/mix.ts';
import { groundColor } from './groundColor.ts';
import { resolveColors } from './resolveColors.ts';
import { resolveField, resolvePanel } from './resolvePage.ts';
import type { ThemeTokens } from './tokens.ts';

function px(value: number): string {
  return `${Math.round(value * 100) / 100}px`;
}
function rem(value: number): string {
  return `${Math.round(value * 1000) / 1000}rem`.replace(/^0/, '');
}

/** A size that grows with the window between 400 and 1200 pixels; heading steps shrink on phones. */
function fluid(large: number): string {
  const small = 1 + (large - 1) * 0.62;
  const slope = (large - small) / 50;
  return `clamp(${rem(small)},${rem(small - slope * 25)} + ${Math.round(slope * 1e5) / 1e3}vw,${rem(large)})`;
}

const SPACES = { s1: 4, s2: 8, s3: 12, s4: 16, s5: 24, s6: 32, s7: 48, s8: 72 } as const;

function resolveSpace(density: number): Record<keyof typeof SPACES, string> {
  const scaled = Object.entries(SPACES).map(([key, value]) => [
    key,
    px(Math.max(value === 4 ? 4 : 0, Math.round((value * density) / 2) * 2)),
  ]);
  return Object.fromEntries(scaled) as Record<keyof typeof SPACES, string>;
}

/** The least width of a card that has the room for a large price, as the heading of a section has it. */
const ROOMY = 400;

/** Steps of the heading scale: a price over columns of facts is what they lead to. */
function priceStep({ columnMin, facts }: ThemeTokens['card']): number {
  if (columnMin >= ROOMY) return 2.25;
  return facts === 'columns' ? 1.85 : 1.25;
}

function resolveCard({ card, color, heading, layout, scheme }: ThemeTokens) {
  const space = resolveSpace(layout.density);
  const raised = card.treatment === 'raised';
  const bare = card.treatment === 'bare';
  const line = raised ? mix(color.line, color.surface, 0.4) : color.line;
  const isLink = card.action === 'link';
  const shade = scheme === 'dark' ? '#000000' : mix(color.text, color.brand, 0.3);
  return {
    line: bare ? 'transparent' : line,
    ground: bare ? 'transparent' : color.surface,
    /** Between its edge and its words. */
    inset: bare ? '0px' : space.s4,
    priceGround: bare ? 'transparent' : groundColor(color.price, color),
    factsDisplay: card.facts === 'lines' ? 'flex' : 'grid',
    /** A board has room for two facts more where a card stands. */
    factsMore: card.facts === 'lines' ? 'none' : 'grid',
    /** In columns the first line is what vehicles are compared by. */
    factsLead: card.facts === 'lines' ? 'inherit' : '600',
    factsMark: card.facts === 'lines' ? '"·"' : 'none',
    factsLine: card.facts === 'lines' ? '0' : `1px solid ${color.line}`,
    actionEdge: isLink ? '0px' : '1px',
    actionWidth: isLink ? 'auto' : '100%',
    actionLine: isLink ? 'underline' : 'none',
    shadow: raised ? `0 1px 2px ${shade}14,0 4px 14px ${shade}12` : 'none',
    shadowHover: raised ? `0 2px 4px ${shade}1f,0 10px 28px ${shade}24` : 'none',
    lineHover: bare ? 'transparent' : raised ? color.line : color.text,
    columnMin: px(card.columnMin),
    priceSize: fluid(heading.scale ** priceStep(card)),
    imageRatio: String(card.imageRatio),
    tagInset: px(card.tagInset),
    /** Between a price and the edge of its ground, if that can be told from the card's. */
    priceInset: bare || groundColor(color.price, color) === color.surface ? '0px' : space.s4,
  };
}

/** Width over height of a hero's picture on a phone. */
export const HERO_ON_PHONE = { split: 1.6, cover: 2, poster: 1 } as const;

/**
 * Where a hero's picture begins, where its words stand and how large its heading is on a large screen,
 * and what keeps them readable over it.
 */
function resolveHero({ layout, color }: ThemeTokens, headline: string) {
  const ground = groundColor(color.hero, color);
  const half = 'minmax(0,1fr) minmax(0,1fr)';
  switch (layout.hero) {
    case 'split':
      return {
        columns: half,
        align: 'center',
        imageStart: '50%',
        scrim: 'none',
        phone: String(HERO_ON_PHONE.split),
        focus: '50%',
        minHeight: '500px',
        // Alone in its half, where words over a picture leave room for that.
        headline: 'min(4.3vw,3.5rem)',
      };
    case 'cover':
      return {
        columns: half,
        align: 'center',
        imageStart: '0%',
        scrim: `linear-gradient(90deg,${ground} 0%,${ground}f2 30%,${ground}80 62%,${ground}00 100%)`,
        phone: String(HERO_ON_PHONE.cover),
        // A low band of a wide picture: the car stands in its lower half, wheels and all.
        focus: '50% 75%',
        minHeight: '380px',
        headline,
      };
    case 'poster':
      return {
        columns: 'minmax(0,2fr) minmax(0,1fr)',
        // A car stands at the foot of its picture: words are over the wall behind it.
        align: 'start',
        imageStart: '0%',
        scrim: `linear-gradient(0deg,${ground} 0%,${ground}00 24%),linear-gradient(78deg,${ground} 0%,${ground}e6 30%,${ground}80 50%,${ground}00 72%),linear-gradient(180deg,${ground}b3 0%,${ground}00 34%)`,
        phone: String(HERO_ON_PHONE.poster),
        // Its car stands towards its end, beside the words. Where those are not over it, the car is in
        // the middle: below `lg` the picture is moved by a quarter of its width at once.
        focus: `calc(50% - clamp(0px,99*(${breakpoints.lg}px - 100vw),27vw))`,
        minHeight: 'min(86vh,820px)',
        headline,
      };
  }
}

/** Every value the components read, as CSS text: the shape of the CSS contract. */
export function resolveTheme(tokens: ThemeTokens) {
  const { font, heading, shape, button, layout } = tokens;
  const step = (power: number): string => fluid(heading.scale ** power);
  const space = resolveSpace(layout.density);
  const card = resolveCard(tokens);
  const display = step(4.6);
  return {
    ...resolveColors(tokens.color),
    font,
    size: {
      xs: '.8125rem',
      s: '.875rem',
      m: '1rem',
      l: '1.125rem',
      h4: step(0.55),
      h3: step(1.25),
      h2: step(2.25),
      h1: step(3.2),
      display,
    },
    heading: {
      weight: String(heading.weight),
      case: heading.case,
      tracking: `${heading.tracking}em`,
      rule: px(heading.rule),
    },
    space,
    shape: {
      // A line has no corners.
      control: px(shape.field === 'line' ? 0 : shape.control),
      button: px(shape.button),
      card: px(shape.card),
      tag: px(shape.tag),
    },
    button: {
      weight: String(button.weight),
      case: button.case,
      tracking: `${button.tracking}em`,
    },
    card,
    heroLayout: resolveHero(tokens, display),
    layout: { contentMax: px(layout.contentMax) },
    field: resolveField(tokens),
    panel: resolvePanel(tokens, space, card),
  };
}

/** A theme ready to print: groups of CSS values. */
export type ThemeVariables = ReturnType<typeof resolveTheme>;
