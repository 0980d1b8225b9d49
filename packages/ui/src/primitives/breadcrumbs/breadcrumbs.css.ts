import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

const phone = media['sm-down'];

/** One row, whatever is in it: a typeface that comes late would add another. */
export const list = rule({
  display: 'flex',
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
});

within(`${list} li`, { display: 'flex', alignItems: 'center', minHeight: 44 });

// A long name gives way to what leads to it.
within(`${list} li:nth-child(-n + 2):not(:last-child)`, { flex: 'none' });

// After what it follows: no line begins with it.
within(`${list} li:not(:last-child)::after`, { content: '"/"', marginInline: vars.space.s2 });

within(`${list} a`, {
  color: vars.color.muted,
  textDecoration: 'none',
  paddingBlock: 10,
});

within(`${list} a:hover`, { textDecoration: 'underline' });

// The page's own name stands whole in its heading: a line of it is enough here.
within(`${list} li[aria-current]`, { flexShrink: 999, minWidth: 0 });
within(`${list} li[aria-current] > bdi`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// What a page belongs to is one line, and gives way after its name.
within(`${list} li:nth-child(n + 3):not(:last-child)`, { minWidth: 0 });
within(`${list} li:nth-child(n + 3) > a`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

// Of a long trail a phone has the widest parts: the page's heading says the others below.
within(`${list} li:nth-child(n + 4), ${list} li:nth-child(3)::after`, {
  '@media': { [phone]: { display: 'none' } },
});
