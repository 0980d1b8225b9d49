import { keyframes } from '@vanilla-extract/css';
import { media } from '../../style/breakpoints.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const slide = keyframes({ to: { transform: 'translateX(300%)' } });

/** While newer results are on their way a bar runs over the old ones, which stay readable. */
export const grid = rule({
  display: 'grid',
  gap: `${vars.space.s5} ${vars.space.s4}`,
  position: 'relative',
  selectors: {
    '&[aria-busy="true"]::before': {
      content: '""',
      position: 'absolute',
      top: -9,
      width: '25%',
      height: 3,
      background: vars.color.link,
      animation: `${slide} 1.2s ease-in-out infinite alternate`,
    },
  },
});

const columnsOf = (repeat: 'auto-fill' | 'auto-fit') => ({
  gridTemplateColumns: `repeat(${repeat}, minmax(min(100%, ${vars.card.columnMin}), 1fr))`,
});

/** Few cards keep their size. */
export const even = rule(columnsOf('auto-fill'));

/** One card a line. */
export const list = rule({});

/** One card a line where the root of the document says so. */
export const chosen = rule({});

/** A grid whose cards and tiles lie down where there is room. */
export const inList = `:is(${list}, [data-view=list] ${chosen})`;

within(inList, { '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });

/** Few cards share the whole row; on a phone they stand in one that scrolls. */
export const row = rule({
  ...columnsOf('auto-fit'),
  '@media': {
    [media['sm-down']]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(84%, 300px)',
      marginInline: `calc(-1 * ${vars.space.s4})`,
      paddingInline: vars.space.s4,
      paddingBottom: vars.space.s3,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: vars.space.s4,
      scrollbarWidth: 'none',
    },
  },
});

within(`${row} > li`, { scrollSnapAlign: 'start', minWidth: 0 });
