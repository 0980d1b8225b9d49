import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

// What stands in a cell of a comparison.

export const differing = rule({ fontWeight: 600 });

export const none = rule({ color: vars.color.muted, fontWeight: 400 });

/** Facts of one vehicle alone: a line each, its name quiet. */
export const own = rule({ fontSize: vars.size.s });
within(`${own} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s3,
  paddingBlock: vars.space.s1,
});
within(`${own} > li + li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${own} > li > span`, { color: vars.color.muted });
within(`${own} bdi`, { fontWeight: 600 });

/** The value of a row that a shopper would choose, in a word and with a mark. */
export const best = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  verticalAlign: 'bottom',
  color: vars.positive.edge,
  fontSize: vars.size.xs,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
