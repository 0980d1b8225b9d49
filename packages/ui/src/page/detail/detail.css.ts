import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, NARROW_PHONE } from '../../theme/breakpoints.ts';

/** A vehicle's page, whatever its layout; what else is on the page is not printed with it. */
export const detail = rule({ minWidth: 0 });

// No text that cannot be broken makes it wider.
const column = { minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

/** What a layout parts a vehicle into, and a sheet of paper puts together. */
export const area = rules({
  gallery: { minWidth: 0 },
  summary: { minWidth: 0 },
  /** What it costs and what can be done, where that stands apart from its name. */
  price: { minWidth: 0 },
  facts: column,
  specifications: column,
  aside: column,
});

// Texts that are left as they were sent have a box of their own; the grid lays out what is in it.
within(`:is(${area.facts}, ${area.specifications}) > div:not([class])`, { display: 'contents' });

/** A box that only parts the screen: on paper what is in it stands in the sheet itself. */
export const wrap = rule({ minWidth: 0 });

/** On the screen only. */
export const offPaper = rule({ minWidth: 0 });

/** On paper only. */
export const source = rule({ display: 'none' });

export const actionBar = rule({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  padding: `10px ${vars.space.s4}`,
  paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: { paddingInline: vars.space.s5 },
    [media.lg]: { display: 'none' },
    [NARROW_PHONE]: { flexWrap: 'wrap' },
  },
});

/** What it costs, beside the first step. */
export const barPrice = rule({
  flex: 'none',
  marginInlineEnd: vars.space.s2,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  // Beside a price of six figures two buttons would have to part their words.
  '@media': { [NARROW_PHONE]: { flexBasis: '100%' } },
});

// In capitals, too, the words of two buttons fit a line.
within(`${actionBar} > a`, {
  flex: '1 1 auto',
  paddingInline: vars.space.s2,
  letterSpacing: `calc(${vars.button.tracking} / 2)`,
});
