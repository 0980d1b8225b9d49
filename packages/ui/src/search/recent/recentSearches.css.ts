import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const HEAD = 44;
const ENTRY = 48;

/** As high with one search as with five. */
export const place = rule({
  selectors: {
    '[data-recent] &': { minHeight: HEAD + ENTRY },
    ':root:not([data-recent]) &:empty': { display: 'none' },
  },
});

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: HEAD,
});

/** One row, which scrolls where it is longer than the page is wide. */
export const list = rule({
  display: 'flex',
  gap: vars.space.s2,
  height: ENTRY,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

within(`${list} > li`, { flex: 'none', maxWidth: '100%' });

/** Its words are cut where they are longer than the page is wide. */
export const label = rule({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
