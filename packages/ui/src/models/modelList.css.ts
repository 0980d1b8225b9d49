import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens } from '../theme/breakpoints.ts';
import { card, tag, title } from '../vehicle/card/cardFrame.css.ts';
import { body, foot, make, media, range, words } from './models.css.ts';

const { s2, s3, s4, s5, s6, s7 } = vars.space;
const one = 'minmax(0, 1fr)';
const two = `${one} ${one}`;

export const list = rule({ display: 'grid', gridTemplateColumns: one, gap: s5 });

export const looks = rules({
  // Large cards, two a row; the first one, here the story of the page, fills its row where the last would be alone.
  band: { '@media': { [screens.md]: { gridTemplateColumns: two } } },
  // Lines of a board in two columns: a small picture, what it is, what it costs.
  strip: {
    columnGap: s6,
    rowGap: 0,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { [screens.lg]: { gridTemplateColumns: two } },
  },
  // A gallery without a frame: one across the page, others in pairs, words in their middle.
  centred: { rowGap: s7, '@media': { [screens.md]: { gridTemplateColumns: two } } },
});

function first(look: string): string {
  return `${look}:has(> :nth-child(odd):last-child) > :first-child`;
}

for (const [look, pairs] of [
  [looks.band, screens.md],
  [looks.strip, screens.lg],
  [looks.centred, screens.md],
] as const) {
  within(first(look), { '@media': { [pairs]: { gridColumn: '1 / -1' } } });
}

const story = first(looks.band);
within(`${looks.band} ${title}`, { fontSize: vars.size.h3 });
within(`${looks.band} ${words}`, { fontSize: vars.size.m });
within(`${looks.band} ${body}`, { padding: s5 });
within(`${looks.band} ${foot}`, { fontSize: vars.size.l });
within(`${story} > ${card}`, {
  '@media': {
    [screens.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      background: vars.color.brandSoft,
    },
  },
});
within(`${story} ${media}`, { '@media': { [screens.lg]: { gridArea: '1 / 2' } } });
within(`${story} ${body}`, { '@media': { [screens.lg]: { padding: s6, alignSelf: 'center' } } });
within(`${story} ${title}`, { '@media': { [screens.lg]: { fontSize: vars.size.h2 } } });
within(`${story} ${foot}`, { '@media': { [screens.lg]: { justifyContent: 'start' } } });
within(`${story} ${foot} > span`, { '@media': { [screens.lg]: { marginInlineEnd: 0 } } });

within(`${looks.strip} > li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${looks.strip} ${card}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  columnGap: s3,
  paddingBlock: s3,
  border: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  '@media': { [screens.md]: { gridTemplateColumns: `160px ${one}`, columnGap: s4 } },
});
within(`${looks.strip} ${media}`, { alignSelf: 'start' });
within(`${looks.strip} ${tag}`, { top: 0, insetInlineStart: 0 });
within(`${looks.strip} ${body}`, {
  padding: 0,
  '@media': {
    [screens.md]: {
      display: 'grid',
      gridTemplateColumns: `${one} auto`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: s5,
    },
  },
});
within(`${looks.strip} ${body} > *`, { '@media': { [screens.md]: { gridColumn: 1 } } });
// Prices under each other from line to line.
within(`${looks.strip} ${foot}`, {
  '@media': { [screens.md]: { gridArea: '1 / 2 / 4', alignSelf: 'center', marginTop: 0 } },
});
within(`${looks.strip} ${foot} > span`, {
  fontSize: vars.size.m,
  fontVariantNumeric: 'tabular-nums',
});

within(`${looks.centred} ${card}`, { textAlign: 'center' });
within(`${looks.centred} ${media}`, {
  '@media': { [`not all and ${screens.md}`]: { marginInline: `calc(-1 * ${s4})` } },
});
within(`${looks.centred} ${card}`, {
  '@media': { [`not all and ${screens.md}`]: { overflow: 'visible' } },
});
within(`${looks.centred} ${title}`, { fontSize: vars.size.h3 });
within(`${looks.centred} ${words}`, { fontSize: vars.size.m });
within(`${looks.centred} ${make}`, { fontSize: vars.size.s });
within(`${looks.centred} ${foot}`, { justifyContent: 'center', marginTop: 0 });
within(`${looks.centred} ${foot} > span`, { marginInlineEnd: 0 });
within(`${first(looks.centred)} ${media}`, {
  '@media': { [screens.md]: { aspectRatio: '2 / 1' } },
});
within(`${first(looks.centred)} ${title}`, { fontSize: vars.size.h2 });

within(`${range}:has(> ${looks.centred}) > nav > ul`, {
  '@media': { [screens.lg]: { justifyContent: 'center' } },
});
within(`${range}:has(> ${looks.strip})`, { gap: s2 });
