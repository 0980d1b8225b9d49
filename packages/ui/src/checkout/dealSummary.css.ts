import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** Beside the step, where there is room. */
export const panel = rule({
  ...cardSurface,
  display: 'none',
  overflow: 'hidden',
  '@media': { [media.md]: { display: 'block' } },
});

/** Over the step, on a phone. */
export const folded = rule({
  ...cardSurface,
  '@media': { [media.md]: { display: 'none' } },
});
within(`${folded} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minHeight: 64,
  padding: vars.space.s2,
  paddingInlineEnd: vars.space.s4,
  cursor: 'pointer',
  listStyle: 'none',
});
within(`${folded} > summary::-webkit-details-marker`, { display: 'none' });
within(`${folded} > summary > svg`, { flex: 'none', transition: 'transform .15s' });
within(`${folded}[open] > summary > svg`, { transform: 'rotate(180deg)' });
within(`${folded}[open] > summary`, { borderBlockEnd: `1px solid ${vars.color.line}` });

export const thumb = rule({
  flex: 'none',
  width: 72,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.shape.control,
  background: vars.color.brandSoft,
});

export const photo = rule({ aspectRatio: '3 / 2', background: vars.color.brandSoft });

export const name = rule({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });
within(`${name} > *`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
within(`${name} > span`, { fontVariantNumeric: 'tabular-nums' });

export const body = rule({ display: 'grid', gap: vars.space.s4, padding: vars.space.s4 });

export const title = rule({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.heading.weight,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const quiet = rule({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 400,
});

export const rows = rule({ display: 'grid', fontSize: vars.size.s });
within(`${rows} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
within(`${rows} dt`, { color: vars.color.muted });
within(`${rows} dd`, { fontWeight: 600, textAlign: 'end', minWidth: 0, overflowWrap: 'anywhere' });

export const total = rule({ fontSize: vars.size.m });
within(`${total} > dt`, { color: vars.color.text, fontWeight: 600 });
