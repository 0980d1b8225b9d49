import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const list = rule({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

within(`${list} li`, { display: 'flex', alignItems: 'center', minHeight: 44 });

// After what it follows: no line begins with it.
within(`${list} li:not(:last-child)::after`, { content: '"/"', marginInline: vars.space.s2 });

within(`${list} a`, {
  color: vars.color.muted,
  textDecoration: 'none',
  paddingBlock: 10,
});

within(`${list} a:hover`, { textDecoration: 'underline' });

// A phone has one row: a long trail goes without the page's own name, which its heading says below.
within(`${list} li:nth-child(n + 4):last-child`, {
  '@media': { [media['sm-down']]: { display: 'none' } },
});
within(`${list} li:nth-child(n + 3):nth-last-child(2)::after`, {
  '@media': { [media['sm-down']]: { content: 'none' } },
});
