import { cardSurface } from '../style/cardSurface.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { message, sectionBody, sectionHead } from './page.css.ts';

const { s1, s2, s4, s5, s6, s7 } = vars.space;
const one = 'minmax(0, 1fr)';

export const steps = rule({ display: 'grid', counterReset: 'step' });

export const looks = rules({
  // Under each other as in a letter, on a line from one to the next.
  band: { gap: s5 },
  // Cells of one band, an arrow from each to the next.
  strip: {
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surface,
    '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: one } },
  },
  // In the middle of columns, parted by air.
  centred: {
    gap: `${s6} ${s7}`,
    textAlign: 'center',
    '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: one } },
  },
});

within(`${steps} > li`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  alignContent: 'start',
  gap: `${s1} ${s4}`,
  counterIncrement: 'step',
});
within(`${steps} > li::before`, {
  content: 'counter(step)',
  color: vars.color.link,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h2,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1,
});
within(`${steps} h3`, { fontSize: vars.size.l, fontWeight: 600 });
within(`${steps} p`, { gridColumn: 2, color: vars.color.muted, maxWidth: '60ch' });

within(`${sectionBody}:has(> ${looks.band})`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
within(`${looks.band} > li::before`, {
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  width: 48,
  height: 48,
  borderRadius: '50%',
  background: vars.brand.ground,
  color: vars.brand.on,
  fontSize: vars.size.h4,
});
within(`${looks.band} > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: 23,
  top: 56,
  bottom: `calc(8px - ${s5})`,
  width: 2,
  background: vars.color.line,
});
within(`${looks.band} h3`, { fontFamily: vars.font.heading, fontSize: vars.size.h4 });

within(`${looks.strip} > li`, { padding: s4, gap: `${s1} ${s2}`, alignItems: 'baseline' });
within(`${looks.strip} > li::before`, { fontSize: vars.size.h3 });
within(`${looks.strip} p`, { gridColumn: '1 / -1', fontSize: vars.size.s });
within(`${looks.strip} > li + li`, {
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [media.md]: {
      paddingInlineStart: s5,
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
within(`${looks.strip} > li + li::after`, {
  '@media': {
    [media.md]: {
      content: '""',
      position: 'absolute',
      insetInlineStart: -7,
      top: 22,
      width: 12,
      height: 12,
      border: `1px solid ${vars.color.line}`,
      borderWidth: '1px 1px 0 0',
      background: vars.color.surface,
      transform: 'rotate(45deg)',
    },
  },
});

within(`${sectionBody}:has(> ${looks.centred}) > ${sectionHead}`, { justifyContent: 'center' });
within(`${looks.centred} > li`, { gridTemplateColumns: one, justifyItems: 'center', rowGap: s2 });
within(`${looks.centred} > li::before`, {
  content: 'counter(step, upper-roman)',
  marginBottom: s2,
  fontSize: vars.size.h1,
});
within(`${looks.centred} p`, { gridColumn: 1, maxWidth: '36ch', textWrap: 'balance' });

// A letter that says what happens next stands on a sheet, beside the photo of what it is about.
const letter = `${message}:has(> ${looks.band})`;
within(letter, {
  marginBlock: `${s7} ${s5}`,
  padding: s5,
  ...cardSurface,
  '@media': { [media.md]: { marginTop: vars.space.s8, padding: s7 } },
});
within(`${letter} > span:first-child`, {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: vars.color.brandSoft,
});
within(`${letter} > span > svg`, { margin: 0 });

// After a message they take the width that there is, to a line's measure each.
within(`${message} > h2`, { marginTop: vars.space.s4 });
within(`${message} > ol`, {
  justifySelf: 'stretch',
  maxWidth: 960,
  marginBottom: vars.space.s4,
  fontSize: vars.size.m,
});
