import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const WITHOUT_SCRIPT = '(scripting: none)';

export const tabs = rule({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const list = rule({
  display: 'flex',
  gap: vars.space.s1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': { [WITHOUT_SCRIPT]: { display: 'none' } },
});

export const tab = rule({
  flex: 'none',
  minHeight: 48,
  paddingInline: vars.space.s4,
  borderBlock: '3px solid transparent',
  color: vars.color.muted,
  fontWeight: vars.button.weight,
  fontSize: vars.size.s,
  textTransform: vars.button.case as 'none',
  letterSpacing: vars.button.tracking,
  transition: 'color .15s, border-color .15s',
  ':hover': { color: vars.color.link },
  // A scroller cuts off what lies outside of it.
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.link, borderBottomColor: vars.color.link },
  },
});

export const panels = {
  shown: rule({ minWidth: 0 }),
  away: rule({
    minWidth: 0,
    display: 'none',
    '@media': { [WITHOUT_SCRIPT]: { display: 'block' } },
  }),
};

export const name = rule({
  display: 'none',
  '@media': { [WITHOUT_SCRIPT]: { display: 'block', fontWeight: 700 } },
});
