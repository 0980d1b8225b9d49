import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

const phone = media['sm-down'];

/** A phone has one row, whatever is in it. */
export const list = rule({
  display: 'flex',
  flexWrap: 'wrap',
  color: vars.color.muted,
  fontSize: vars.size.s,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { flexWrap: 'nowrap' } },
});

within(`${list} li`, { display: 'flex', alignItems: 'center', minHeight: 44 });

// There a long name breaks beside what leads to it.
within(`${list} li:nth-child(-n + 2):not(:last-child)`, { flex: 'none' });

// After what it follows: no line begins with it.
within(`${list} li:not(:last-child)::after`, { content: '"/"', marginInline: vars.space.s2 });

within(`${list} a`, {
  color: vars.color.muted,
  textDecoration: 'none',
  paddingBlock: 10,
});

within(`${list} a:hover`, { textDecoration: 'underline' });

// The page's own name stands whole in its heading: two lines of it are enough here.
within(`${list} li[aria-current] > bdi`, {
  '@media': {
    [phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});

// What a page belongs to is one line: a typeface that comes later would add another to a long name.
within(`${list} li:nth-child(3):not(:last-child)`, { minWidth: 0 });
within(`${list} li:nth-child(3) > a`, {
  '@media': {
    [phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

// Of a long trail a phone has the widest parts: the page's heading says the others below.
within(`${list} li:nth-child(n + 4), ${list} li:nth-child(3)::after`, {
  '@media': { [phone]: { display: 'none' } },
});
