import { cardSurface } from '../style/cardSurface.ts';
import { fourInARow } from '../style/fourInARow.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media as screens, upright } from '../theme/breakpoints.ts';
import { body, card, foot, head, media, terms } from './offers.css.ts';

const { s2, s3, s4, s5, s6, s7, s8 } = vars.space;
const one = 'minmax(0, 1fr)';
const narrow = `not all and ${screens.md}`;

export const list = rule({ display: 'grid', gridTemplateColumns: one, gap: s5 });

/** Notices on one sheet, as in a country paper; a dense board; a spread for each. */
export const looks = rules({
  band: { gap: 0, overflow: 'hidden', ...cardSurface },
  strip: { gap: s4 },
  centred: { gap: s7, '@media': { [screens.lg]: { rowGap: s8 } } },
});

const bare = { border: 0, borderRadius: 0, background: 'none', boxShadow: 'none' };

// Words, then terms, and the picture at their far side.
const notice = `${looks.band} > li`;
within(`${notice} + li`, { borderTop: `1px solid ${vars.card.line}` });
within(`${notice} > ${card}`, {
  ...bare,
  padding: s5,
  gap: s4,
  '@media': {
    [screens.md]: { display: 'grid', gridTemplateColumns: `${one} 260px`, columnGap: s6 },
    [screens.lg]: { gridTemplateColumns: `${one} 360px` },
  },
});
within(`${notice} ${media}`, {
  borderRadius: vars.shape.control,
  '@media': { [screens.md]: { gridArea: '1 / 2', alignSelf: 'start', aspectRatio: '3 / 2' } },
});
within(`${notice} ${body}`, {
  padding: 0,
  '@media': {
    [screens.lg]: {
      display: 'grid',
      gridTemplate: 'auto 1fr / minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: s6,
    },
  },
});
within(`${notice} ${terms}`, {
  '@media': {
    [screens.lg]: {
      gridArea: '1 / 2 / 3',
      paddingInlineStart: s5,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
within(`${notice} ${head} + :not(${terms})`, { alignSelf: 'start' });
within(`${notice} ${foot} a`, { '@media': { [screens.md]: { flexGrow: 0 } } });

// The first leads: its picture to the sheet's edge, its words beneath each other.
const leading = `${notice}:first-child`;
within(`${leading} > ${card}`, {
  padding: 0,
  gap: 0,
  '@media': {
    [screens.md]: { display: 'flex' },
    [screens.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
within(`${leading} ${media}`, { width: '100%', borderRadius: 0, aspectRatio: '3 / 2' });
within(`${leading} ${body}`, {
  padding: s5,
  '@media': { [screens.lg]: { display: 'flex', padding: `${s7} ${s6}` } },
});
within(`${leading} ${terms}`, {
  '@media': { [screens.lg]: { paddingInlineStart: 0, borderInlineStart: 0 } },
});
within(`${leading} ${head} > :is(h2, h3)`, {
  '@media': { [screens.md]: { fontSize: vars.size.h2 } },
});

// Four a row, their names, terms and steps each on one line; on a phone a small picture beside the name.
const item = `${looks.strip} > li`;
within(looks.strip, { '@media': { [upright]: { gridTemplateColumns: `${one} ${one}` } } });
fourInARow(looks.strip, screens.lg);
within(item, { fontSize: vars.size.s });
within(`${item} > ${card}`, {
  '@media': { [narrow]: { display: 'grid', gridTemplateColumns: '40% 60%', rowGap: s3 } },
});
within(`${item} ${media}`, {
  '@media': { [narrow]: { alignSelf: 'start', aspectRatio: '4 / 3' } },
});
within(`${item} ${head}`, { '@media': { [narrow]: { alignSelf: 'center' } } });
within(`${item}, ${item} > ${card}`, {
  '@media': {
    [screens.md]: {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: one,
      rowGap: s3,
    },
  },
});
within(`${item} ${body}`, { display: 'contents' });
within(`${item} :is(${head}, ${head} ~ *)`, { marginInline: s4 });
within(`${item} ${head} ~ *`, { '@media': { [narrow]: { gridColumn: '1 / -1' } } });
within(`${item} ${terms}`, { marginBottom: s4, '@media': { [screens.md]: { gridRow: 4 } } });
// The first offer of the board leads, with two buttons in a line. Of the others steps are words alone, which
// begin where those above do.
within(`${item} ${foot} a`, { flex: '1 1 0', paddingInline: s2 });
const others = `${item}:not(:first-child) ${foot}`;
within(`${others} > div`, { gap: `0 ${s4}` });
within(`${others} a`, {
  flex: '0 1 auto',
  minWidth: 0,
  paddingInline: 0,
  borderColor: 'transparent',
  background: 'none',
  color: vars.color.link,
  letterSpacing: 0,
});
within(`${others} a:hover`, { color: vars.color.linkHover, textDecoration: 'underline' });
within(others, {
  paddingTop: 0,
  borderTop: `1px solid ${vars.color.line}`,
});

// One that is alone in its row lies down.
for (const [alone, window] of [
  [`${item}:nth-child(odd):last-child`, upright],
  [`${item}:only-child`, screens.lg],
] as const) {
  within(alone, { '@media': { [window]: { gridColumn: '1 / -1' } } });
  within(`${alone} > ${card}`, {
    '@media': {
      [window]: {
        gridTemplateColumns: `${one} ${one}`,
        gridTemplateRows: 'auto auto 1fr auto',
        minHeight: 300,
      },
    },
  });
  within(`${alone} ${media}`, {
    '@media': { [window]: { position: 'relative', gridRow: 'span 4', aspectRatio: 'auto' } },
  });
  within(`${alone} ${media} img`, { '@media': { [window]: { position: 'absolute', inset: 0 } } });
  within(`${alone} ${body} > *`, { '@media': { [window]: { gridColumn: 2 } } });
  within(`${alone} ${head}`, { '@media': { [window]: { marginTop: s4 } } });
}

// Picture and words side by side over the page, each the other way round than the last.
const spread = `${looks.centred} > li`;
within(`${spread} > ${card}`, {
  ...bare,
  gap: s5,
  '@media': {
    [screens.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: s7,
      alignItems: 'center',
    },
  },
});
within(`${spread}:nth-child(even) > ${card}`, {
  '@media': { [screens.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
within(`${spread}:nth-child(even) ${media}`, {
  '@media': { [screens.lg]: { gridArea: '1 / 2' } },
});
within(`${spread} ${body}`, { padding: 0, gap: s4 });
within(`${spread} ${head} > :is(h2, h3)`, { fontSize: vars.size.h2 });
within(`${spread} ${foot} a`, { '@media': { [screens.md]: { flexGrow: 0 } } });
