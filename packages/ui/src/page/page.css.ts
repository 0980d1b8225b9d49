import { container } from '../primitives/layout/layout.css.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const page = rule({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = rule({
  flex: '1 0 auto',
  width: '100%',
  ':focus-visible': { outline: 'none' },
});

export const ground = rules({
  page: {},
  surface: { background: vars.color.surface },
  soft: { background: vars.color.brandSoft },
});

export const section = rule({ paddingBlock: vars.space.s7 });

// The frame lays out the footer itself, not the box of a footer that is left as it was sent.
within(`${main} ~ :has(> footer)`, { display: 'contents' });

// A page's content keeps clear of the footer and of a coloured ground.
within(`${main} > ${container}:not(:has(+ ${container}, + ${ground.page}))`, {
  paddingBottom: vars.space.s7,
});

export const sectionBody = rule({ display: 'grid', gap: vars.space.s5 });

export const sectionHead = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s4,
});

export const panel = rule({
  display: 'grid',
  gap: vars.space.s4,
  padding: vars.panel.padding,
  border: `0 solid ${vars.panel.line}`,
  borderWidth: vars.panel.edges,
  borderRadius: vars.panel.radius,
  background: vars.panel.ground,
  boxShadow: vars.card.shadow,
});

export const message = rule({
  display: 'grid',
  gap: vars.space.s4,
  justifyItems: 'start',
  paddingBlock: `${vars.space.s8} ${vars.space.s5}`,
  fontSize: vars.size.l,
});

// Of an address without a page it stands in a box of its own.
within(`${main} > div > ${container} > ${message}`, { paddingBlock: vars.space.s8 });

within(`${message} > p`, { maxWidth: '60ch' });

export const mark = rules({
  neutral: { color: vars.color.link },
  positive: { color: vars.positive.edge },
  critical: { color: vars.critical.edge },
});

// Drawn within its square: it begins where the words do, whose first letter keeps off their edge.
within(`${message} svg`, { width: 44, height: 44, marginInlineStart: -4 });
within(`${message} a svg`, { width: 20, height: 20, marginInlineStart: 0 });

/** A message with what goes on from it: a picture beside it, a search beneath it, a picture in its middle. */
export const messages = rules({
  band: {
    '@media': {
      [media.lg]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        columnGap: vars.space.s7,
        alignItems: 'center',
      },
    },
  },
  strip: {},
  centred: { maxWidth: 640, marginInline: 'auto', textAlign: 'center' },
});
within(`${messages.centred} > ${message}`, { justifyItems: 'center' });

export const ways = rule({
  display: 'grid',
  gap: vars.space.s5,
  paddingBlock: `${vars.space.s5} ${vars.space.s7}`,
});
within(`${ways} img`, {
  aspectRatio: '3 / 2',
  borderRadius: vars.shape.card,
  objectFit: 'cover',
});
