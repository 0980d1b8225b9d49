import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const review = rule({ display: 'grid' });
within(`${review} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s4,
  alignItems: 'baseline',
  paddingBlock: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.lg]: { gridTemplateColumns: '140px minmax(0, 1fr) auto' } },
});
within(`${review} dt`, {
  gridColumn: '1 / -1',
  color: vars.color.muted,
  fontSize: vars.size.s,
  '@media': { [media.lg]: { gridColumn: 'auto' } },
});
// A finger's height, in a row of a line's.
within(`${review} dd + dd`, { marginBlock: `calc(-1 * ${vars.space.s3})` });
within(`${review} strong`, { fontWeight: 600, overflowWrap: 'anywhere' });
within(`${review} dd > span`, {
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});
