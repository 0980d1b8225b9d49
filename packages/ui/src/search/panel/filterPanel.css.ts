import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, NARROW_PHONE, smallScreen } from '../../theme/breakpoints.ts';

/** `HeldPlace` keeps the control in use where it is; scroll anchoring would move it a second time. */
export const form = rule({
  display: 'flex',
  flexDirection: 'column',
  overflowAnchor: 'none',
  // Room is there at once, also where the reset's 1 ms of reduced motion would make it a transition.
  transitionProperty: 'none',
});

// A control that takes the focus must not end up under the button, whatever part scrolls.
within(`${form} :is(a, button, input, select, summary, [role='slider'])`, {
  scrollMarginBlock: '16px 96px',
});

/** The search box with its label and suggestions. */
export const lead = rule({
  display: 'grid',
  gap: vars.space.s3,
  paddingBottom: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const searchBox = rule({ position: 'relative' });

/** Hidden on a small screen, which has a search box elsewhere. */
export const wideLead = rule({});
within(`${wideLead} > ${searchBox}`, { '@media': { [smallScreen]: { display: 'none' } } });
within(`${wideLead}:has(> ${searchBox}:only-child)`, {
  '@media': { [smallScreen]: { display: 'none' } },
});

within(`${searchBox} > svg`, {
  position: 'absolute',
  insetInlineStart: 12,
  top: 14,
  color: vars.color.muted,
  pointerEvents: 'none',
  '@media': { [NARROW_PHONE]: { display: 'none' } },
});

// What is typed ends before the cross; an example has no cross, and is read to its end.
within(`${searchBox} > input`, {
  paddingInline: '40px 44px',
  textOverflow: 'ellipsis',
  '@media': { [NARROW_PHONE]: { paddingInlineStart: 12 } },
});
within(`${searchBox} > input:placeholder-shown`, { paddingInlineEnd: 4 });
within(`${searchBox} ::placeholder`, {
  fontSize: vars.size.s,
  '@media': { [NARROW_PHONE]: { fontSize: vars.size.xs } },
});

export const section = rule({ borderTop: `1px solid ${vars.color.line}` });

export const summary = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 48,
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  textTransform: vars.heading.case as 'none',
  ':hover': { color: vars.color.link },
});

within(`${summary} > svg:last-child`, { marginInlineStart: 'auto', transition: 'transform .2s' });
within(`${section}[open] > ${summary} > svg:last-child`, { transform: 'rotate(180deg)' });

export const chosen = rule({
  minWidth: 20,
  paddingInline: 6,
  borderRadius: 10,
  background: vars.brand.ground,
  color: vars.brand.on,
  fontFamily: vars.font.body,
  fontWeight: 600,
  fontSize: vars.size.xs,
  lineHeight: '20px',
  textAlign: 'center',
});

/**
 * Opens to its own height and closes within 300 ms (R4-30), in browsers that can animate the content of
 * a `details`. In others, and for visitors who ask for less motion, it does so at once. The content
 * stays in the page.
 */
export const content = rule({
  minHeight: 0,
  // The content is clipped while it grows; the padding leaves room for focus rings at the sides.
  clipPath: `inset(-8px -8px 0)`,
  // A padding of the content itself would not shrink with it.
  '::after': { content: '""', display: 'block', height: vars.space.s3 },
});
within(`${section}::details-content`, {
  display: 'grid',
  gridTemplate: '0fr / minmax(0, 1fr)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: 'grid-template-rows .3s, content-visibility .3s allow-discrete',
    },
  },
});
within(`${section}[open]::details-content`, { gridTemplateRows: '1fr' });

export const values = rule({ display: 'grid' });

export const row = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: 44,
  cursor: 'pointer',
  '@media': { [media.lg]: { minHeight: 34, fontSize: vars.size.s } },
});

within(`${row}:hover > span:first-of-type`, { color: vars.color.link });
within(`${row} > span:first-of-type`, { flex: 1, minWidth: 0 });
within(`${row} > span:last-of-type`, {
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
});

export const box = rule({
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  accentColor: vars.color.focus,
});

/** Values beyond a facet's limit; a chosen one is never among them (R2-47). */
export const extra = rule({ display: 'none' });
within(`${values}:has(+ details[open]) > ${extra}`, { display: 'block' });

export const tiles = rule({
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(68px, 22%), 1fr))',
  gap: vars.space.s2,
});

export const tile = rule({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  height: '100%',
  minHeight: 84,
  padding: '10px 0 6px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.control,
  // `Volkswagen` has 66 pixels.
  fontSize: '0.75rem',
  letterSpacing: '-.02em',
  lineHeight: 1.25,
  textAlign: 'center',
  hyphens: 'auto',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.control },
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.link,
      background: vars.color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.link}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
});

within(`${tile} > span`, { maxWidth: '100%' });
within(`${tile} > span:last-of-type`, { color: vars.color.muted });

/** The whole tile can be pressed, as its check box, whatever is drawn over it. */
export const tileBox = rule({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  ':focus-visible': { outline: 'none' },
});

export const mark = rule({
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  width: 32,
  height: 32,
  borderRadius: '50%',
  background: vars.color.sunken,
  fontFamily: vars.font.heading,
  fontWeight: vars.heading.weight,
  fontSize: vars.size.m,
});

/** Logos differ in shape: each is fitted into the same space. */
within(`${mark}:has(img)`, { width: 56, background: 'none' });
within(`${mark} img`, { height: 32, objectFit: 'contain' });

export const menu = rule({
  display: 'grid',
  gap: vars.space.s1,
  paddingBlock: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
});

/** The first section has no line of its own: the line belongs to the part above, which may be hidden. */
within(`${lead} + *`, { borderTop: 0 });

export const models = rule({ paddingInlineStart: 32 });
within(`${tiles} ~ ${models}`, { paddingInlineStart: 0, marginTop: vars.space.s2 });

export const modelsOf = rule({ fontWeight: 600 });

/** In place of filters where none has a choice to make: a phone's drawer would be empty. */
export const nothing = rule({ paddingBlock: vars.space.s3, color: vars.color.muted });

export const footer = rule({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: vars.space.s2,
  marginTop: 'auto',
  paddingBlock: vars.space.s3,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
});

/** Without a script the count is out of date once a box is ticked, so the button leaves it out. */
export const withScript = rule({
  display: 'grid',
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const withoutScript = rule({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'grid' } },
});
