import { keyframes } from '@vanilla-extract/css';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { breakpoints, media } from '../../theme/breakpoints.ts';

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

function narrowest(widest: string) {
  return `min(${widest}, ${vars.card.columnMin})`;
}

/** Least width of a card where two at least stand beside each other. */
export const twoAtLeast = narrowest(`50% - ${vars.space.s4}`);

/**
 * As many columns as the theme's cards allow, two at least beside each other on a tablet. Those of
 * a last row share its width, so that none ends half empty.
 */
export const even = rule({ display: 'flex', flexWrap: 'wrap' });

within(`${even} > *`, { flex: `1 1 ${narrowest('100%')}`, minWidth: 0 });
within(`${even} > *`, {
  '@media': { [media.md]: { flexBasis: twoAtLeast } },
});

/** One card a line. */
export const list = rule({});

/** One card a line where the root of the document says so. */
export const chosen = rule({});

/** The first card stands across all columns. */
export const first = rule({});

/** A grid whose cards and tiles lie down where there is room. */
export const inList = `:is(${list}, [data-view=list] ${chosen})`;

/** More cards than a row has. */
export const many = rule({});

// While its page is still being read, a row that has not all its cards would share its width among
// those that came, and all would move with the next one.
const arriving = `[data-first] ${even}${many}:not(${inList})`;

within(arriving, {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${narrowest('100%')}, 1fr))`,
});
within(arriving, {
  '@media': {
    [media.md]: { gridTemplateColumns: `repeat(auto-fill, minmax(${twoAtLeast}, 1fr))` },
  },
});

function share(columns: number) {
  return {
    gridTemplateColumns: `repeat(auto-fit, minmax(calc((100% - ${columns - 1} * ${vars.space.s4}) / ${columns} - 1px), 1fr))`,
  };
}

/** A selection of cards fills its rows; on a phone they stand in one that scrolls. */
export const row = rule({
  ...share(2),
  '@media': {
    [media.lg]: share(3),
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

// Cards stand, all but one that is alone in its row.
within(`:is(${even}, ${row}) > li`, {
  '@media': { [media.md]: { container: 'cards / inline-size' } },
});

// Until it is laid out a card is as high as those beside it.
within(`[data-first] ${row} > [data-later]`, { containIntrinsicHeight: 0 });

/** Four a row on a large desk. */
export const four = rule({ '@media': { [media.xl]: share(4) } });

// A row is as high as its highest card, so a first row that was laid out in part would move when the
// rest of it comes. On a phone a row is one card.
for (const [columns, window] of Object.entries({ 3: media.md, 4: media.lg })) {
  within(`[data-first] ${even} > [data-later]:nth-child(-n + ${columns})`, {
    '@media': { [window]: { contentVisibility: 'visible' } },
  });
}

// In a list they stand on the columns of the grid, which what is not laid out cannot.
within(`[data-first] ${inList} > [data-later]`, {
  '@media': { [media.md]: { contentVisibility: 'visible' } },
});

/** No row but a first is left half empty: what would begin such a one is shown elsewhere. */
function hideOrphans(list: string, columns: number, window: string): void {
  const first = `${list} > :nth-child(${columns}n + ${columns + 1}):nth-last-child(-n + ${columns - 1})`;
  // All but a first are for later. With `~ li` any change of any list would restyle all its rows.
  within(`${first}, ${first} ~ [data-later]`, { '@media': { [window]: { display: 'none' } } });
}

hideOrphans(row, 2, `(${breakpoints.sm}px < width < ${breakpoints.lg}px)`);
hideOrphans(`${row}:not(${four})`, 3, media.lg);
hideOrphans(`${row}${four}`, 3, `(${breakpoints.lg}px <= width < ${breakpoints.xl}px)`);
hideOrphans(`${row}${four}`, 4, media.xl);
