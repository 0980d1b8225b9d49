import { ALONE } from '../../style/lyingCard.ts';
import { within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { card } from '../../vehicle/card/cardFrame.css.ts';
import { media as picture } from '../../vehicle/card/vehicleCard.css.ts';
import { promo } from './promoTile.css.ts';
import { first, inList, twoAtLeast } from './resultGrid.css.ts';

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

// One across the page: its picture over words and price, in a list, too.
const headline = `:root ${first} > li:first-child`;

within(headline, { '@media': { [media.md]: { flexBasis: '100%', gridColumn: '1 / -1' } } });
within(`${headline} > ${card}`, {
  '@container': { [ALONE]: { display: 'flex', gridColumn: '1 / -1', padding: 0 } },
});
within(`${headline} > ${card} > ${picture}`, {
  '@container': {
    [ALONE]: { alignSelf: 'stretch', aspectRatio: '11 / 5', marginBlockEnd: vars.space.s4 },
  },
});
