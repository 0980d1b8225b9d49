import { headingFont } from '../../style/headingFont.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const subject = rule({ display: 'grid', alignItems: 'center' });

export const picture = rule({
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  background: vars.color.sunken,
});

export const words = rule({ minWidth: 0, overflowWrap: 'anywhere' });
within(`${words} > p`, { color: vars.color.muted });

export const title = rule({ ...headingFont, fontSize: vars.size.h4, lineHeight: 1.2 });
within(`${title} > a`, { display: 'block', paddingBlock: 4, textDecoration: 'none' });
within(`${title} > a:hover`, { textDecoration: 'underline' });

export const facts = rule({ fontVariantNumeric: 'lining-nums tabular-nums' });

export const price = rule({});

/** At the start of a form: a column of facts; on a phone its picture is a thumb. */
export const narrow = rule({
  gap: vars.space.s3,
  gridTemplateColumns: '112px minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
within(`${narrow} > ${price}`, { gridColumn: '1 / -1' });
within(`${narrow} > ${facts}`, {
  gridColumn: '1 / -1',
  '@media': { [media.md]: { borderTop: `1px solid ${vars.color.line}` } },
});
within(`${narrow} > ${facts} > li`, {
  paddingBlock: vars.space.s2,
  borderBottom: `1px solid ${vars.color.line}`,
});
// A phone has them in one line: the form is what it came for.
within(`${narrow} > ${facts}`, {
  '@media': {
    [media['sm-down']]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 },
  },
});
within(`${narrow} > ${facts} > li`, {
  '@media': { [media['sm-down']]: { paddingBlock: vars.space.s1, borderBottom: 0 } },
});

/** Over a form: the picture from edge to edge of the content, its caption beneath, in one line where it fits. */
export const wide = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s2} ${vars.space.s7}`,
  marginBottom: vars.space.s5,
});
within(`${wide} > ${picture}`, {
  flex: '0 0 100%',
  marginBottom: vars.space.s2,
  '@media': { [media.md]: { aspectRatio: '2 / 1' }, [media.lg]: { aspectRatio: '12 / 5' } },
});
// In a narrow column too, such as a success page's, a name keeps its words whole.
within(`${wide} > ${words}`, { flex: '1 1 16rem' });
within(`${wide} > ${facts}`, { display: 'flex', flexWrap: 'wrap', color: vars.color.muted });
within(`${wide} > ${facts} > li:not(:last-child)::after`, {
  content: '"·"',
  marginInline: vars.space.s2,
});
