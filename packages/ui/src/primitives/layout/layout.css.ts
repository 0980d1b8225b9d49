import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

const { space } = vars;

export const gap = rules({
  none: { gap: 0 },
  xs: { gap: space.s1 },
  s: { gap: space.s2 },
  m: { gap: space.s4 },
  l: { gap: space.s5 },
  xl: { gap: space.s7 },
});

export const container = rule({
  width: '100%',
  maxWidth: `calc(${vars.layout.contentMax} + 2 * ${space.s4})`,
  marginInline: 'auto',
  paddingInline: space.s4,
  '@media': {
    [media.md]: {
      maxWidth: `calc(${vars.layout.contentMax} + 2 * ${space.s5})`,
      paddingInline: space.s5,
    },
  },
});

export const stack = rule({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const cluster = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
});

export const align = rules({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  center: { justifyContent: 'center' },
});

export const grid = rule({ display: 'grid' });

function columnsOf(min: string) {
  return {
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`,
  };
}

export const columns = rules({
  narrow: columnsOf('140px'),
  medium: columnsOf('240px'),
  wide: columnsOf('320px'),
});
