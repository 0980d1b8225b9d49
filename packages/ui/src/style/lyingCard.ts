import { vars } from './vars.ts';

/** Round a card that has a row to itself; two in a row are narrower in every theme. */
export const ALONE = 'cards (min-width: 600px)';

/** Round one that shares its row, where a page is wide enough for rows. */
export const STANDING = 'cards (width < 600px)';

/** Columns of a card that is alone in its row. */
export const lyingColumns = {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: vars.space.s4,
};
