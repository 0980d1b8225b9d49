import { media } from '../../style/breakpoints.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const list = rule({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

within(`${list} li`, { display: 'flex', alignItems: 'center', minHeight: 44 });

within(`${list} li + li::before`, { content: '"/"', marginInline: vars.space.s2 });

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
