import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const carousel = rule({
  display: 'grid',
  gap: vars.space.s3,
  minWidth: 0,
  containerType: 'inline-size',
});

/** Scrolls by touch, wheel and key, with or without a script. Its padding keeps shadows whole. */
export const row = rule({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space.s4,
  padding: vars.space.s2,
  margin: `calc(-1 * ${vars.space.s2})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollPaddingInline: vars.space.s2,
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  ':focus-visible': { outlineOffset: -3 },
});

within(`${row} > li`, { display: 'grid', minWidth: 0, scrollSnapAlign: 'start' });

function share(count: number) {
  return {
    gridAutoColumns: `calc((100% - ${count - 1} * ${vars.space.s4}) / ${count})`,
  };
}

/** On a phone the next item peeks in; wider rows show whole ones. */
export const columns = rules({
  narrow: {
    gridAutoColumns: '45%',
    '@container': { '(min-width: 560px)': share(4), '(min-width: 900px)': share(6) },
  },
  medium: {
    gridAutoColumns: '78%',
    '@container': { '(min-width: 560px)': share(2), '(min-width: 900px)': share(4) },
  },
  wide: {
    gridAutoColumns: '88%',
    '@container': { '(min-width: 560px)': share(2), '(min-width: 900px)': share(3) },
  },
  full: { gridAutoColumns: '100%' },
});

export const controls = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** Room is kept for controls that nobody needs, so that nothing moves. */
export const idle = rule({ visibility: 'hidden' });

export const counter = rule({
  minWidth: '4em',
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
