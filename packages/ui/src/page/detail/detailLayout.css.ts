import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { empty, thumbs, thumbsHeight } from '../../vehicle/gallery/gallery.css.ts';
import { area } from './detail.css.ts';

/** Pictures and facts beside a column with price and place. */
export const columns = rule({
  display: 'grid',
  gap: vars.space.s6,
  alignItems: 'start',
  gridTemplateAreas: '"gallery" "summary" "facts" "specifications" "aside"',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(340px, 400px)',
      // Two columns that know nothing of each other: facts share the gallery's cell.
      // The tables follow the facts at once, however long the side column is.
      gridTemplateAreas: '"gallery summary" "gallery aside" "specifications aside"',
      gridTemplateRows: 'auto auto 1fr',
      rowGap: vars.space.s5,
    },
  },
});

function part(name: string, declarations: Parameters<typeof within>[1]): void {
  within(`${columns} > ${name}`, declarations);
}

// Name and price stand closer to their photos than sections stand to each other.
part(area.gallery, {
  gridArea: 'gallery',
  marginBottom: `calc(${vars.space.s5} - ${vars.space.s6})`,
});
part(area.summary, { gridArea: 'summary' });
// The facts begin below the gallery, whose height follows from its width.
part(area.facts, {
  gridArea: 'facts',
  gap: vars.space.s6,
  '@media': {
    [media.lg]: { gridArea: 'gallery', marginTop: `calc(200% / 3 + ${vars.space.s5})` },
  },
});
part(area.specifications, {
  gridArea: 'specifications',
  gap: vars.space.s6,
  '@media': { [media.lg]: { marginTop: `calc(${vars.space.s6} - ${vars.space.s5})` } },
});
part(area.aside, { gridArea: 'aside', gap: vars.space.s4 });

within(`${columns}:has(${thumbs}) > ${area.facts}`, {
  '@media': { [media.lg]: { paddingTop: `calc(${vars.space.s2} + ${thumbsHeight})` } },
});

within(`${columns}:has(${empty}) > ${area.facts}`, {
  '@media': { [media.lg]: { marginTop: `calc(50% + ${vars.space.s5})` } },
});
