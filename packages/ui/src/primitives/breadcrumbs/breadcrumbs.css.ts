import { media } from '../../style/breakpoints.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const list = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s2,
  color: vars.color.muted,
  fontSize: vars.size.s,
});

within(`${list} li`, { display: 'flex', alignItems: 'center', gap: vars.space.s2, minHeight: 44 });

// A long name wraps beside what leads to it, not below.
within(`${list} li:last-child`, { flex: '1 1 0', minWidth: '35%', overflowWrap: 'anywhere' });

// After what it follows: no line begins with it.
within(`${list} li:not(:last-child)::after`, { content: '"/"', color: vars.color.control });

within(`${list} a`, {
  color: vars.color.muted,
  textDecoration: 'none',
  paddingBlock: 10,
});

within(`${list} a:hover`, { color: vars.color.link, textDecoration: 'underline' });

// A phone has one row: at the end of a long trail the page's own name, which its heading repeats
// right below, is there for who listens only.
within(`${list} li:nth-child(n + 4):last-child`, {
  '@media': { [media['sm-down']]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
within(`${list} li:nth-child(n + 3):nth-last-child(2)::after`, {
  '@media': { [media['sm-down']]: { content: 'none' } },
});
