import { ALONE } from '../../style/lyingCard.ts';
import { within } from '../../style/rule.ts';
import { media } from '../../theme/breakpoints.ts';
import { card } from '../../vehicle/card/cardFrame.css.ts';
import { promo } from './promoTile.css.ts';
import { inList, twoAtLeast } from './resultGrid.css.ts';

// One card a line, which lies down. Its picture stands on the first column of the grid: it is as
// wide as in the grid, and so the same file.

const subgrid = { gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' };

within(inList, {
  '@media': {
    [media.md]: {
      display: 'grid',
      container: 'cards / inline-size',
      gridTemplateColumns: `repeat(auto-fill, minmax(${twoAtLeast}, 1fr))`,
    },
  },
});

within(`${inList} > li`, {
  '@media': { [media.md]: { display: 'grid', containerType: 'normal', ...subgrid } },
});

within(`${inList} > li > :is(${card}, ${promo})`, { '@container': { [ALONE]: subgrid } });
