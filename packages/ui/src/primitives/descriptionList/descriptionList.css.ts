import { factLine } from '../../style/factLine.ts';
import { rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

export const list = rules({
  /** Name over value, in columns. */
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space.s4,
    '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  /** Name beside value, a line each. */
  lines: {
    display: 'grid',
    columnGap: vars.space.s6,
    '@media': {
      [media.md]: { gridTemplateColumns: '1fr 1fr' },
      [media.xl]: { gridTemplateColumns: '1fr 1fr 1fr' },
    },
  },
  /** As `lines`, for a narrow column. */
  column: { display: 'grid' },
  /** Name over value, one beneath another. */
  stacked: { display: 'grid', gap: vars.space.s3 },
});

for (const blocks of [list.tiles, list.stacked]) {
  within(`${blocks} dt`, { color: vars.color.muted, fontSize: vars.size.s });
  within(`${blocks} dd`, { fontWeight: 600 });
}
within(`${list.stacked} > div + div`, {
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
});

for (const lines of [list.lines, list.column]) {
  within(`${lines} > div`, factLine);
  within(`${lines} dt`, { color: vars.color.muted });
  within(`${lines} dd`, { fontWeight: 600, textAlign: 'end', minWidth: 0 });
}
