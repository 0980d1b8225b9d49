import { cardSurface } from '../style/cardSurface.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, upright } from '../theme/breakpoints.ts';

export const item = rule({ position: 'relative', height: '100%' });

export const picture = rule({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  background: vars.color.brandSoft,
  color: vars.color.link,
});

export const words = rule({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.s2,
  minWidth: 0,
});

/** As large as its offer. */
export const name = rule({
  color: vars.color.text,
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.link },
});

export const excerpt = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const foot = rule({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  marginTop: 'auto',
  paddingTop: vars.space.s2,
  color: vars.color.link,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

export const layout = rules({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s5,
    '@media': {
      [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  lines: { display: 'grid', borderBottom: `1px solid ${vars.color.line}` },
});

/** The first one, and beside it a column of the others, as tall together. */
export const lead = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s5,
});
export const beside = rule({ display: 'flex', flexDirection: 'column', gap: vars.space.s5 });

within(`${lead}:has(> ${beside})`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

const { cards, lines } = layout;
const first = `${lead} > ${item}`;
const other = `${beside} ${item}`;

for (const column of [`${cards} ${item}`, first]) {
  within(`${column} > ${words}`, { padding: vars.space.s5 });
  within(`${column} > ${picture}`, { aspectRatio: '3 / 2' });
}
const card = `:is(${cards}, ${lead}) ${item}`;
within(card, { display: 'flex', flexDirection: 'column', overflow: 'hidden', ...cardSurface });
within(`${card}:hover`, { borderColor: vars.card.lineHover, boxShadow: vars.card.shadowHover });

// Two share the width; one that is alone in its row lies down.
within(`${cards}:has(> :nth-child(2):last-child)`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
for (const [alone, window] of [
  [':nth-child(odd):last-child', upright],
  [':nth-child(3n + 1):last-child', media.lg],
] as const) {
  const row = `${cards} > ${alone}`;
  within(row, { '@media': { [window]: { gridColumn: '1 / -1' } } });
  within(`${row} > ${item}`, { '@media': { [window]: { flexDirection: 'row' } } });
  within(`${row} > ${item} > ${picture}`, {
    '@media': { [window]: { flex: '0 0 40%', aspectRatio: '2 / 1' } },
  });
}

within(`${first} > ${picture}`, { maxHeight: 480 });
within(`${first} ${excerpt}`, { maxWidth: '60ch', fontSize: vars.size.m });

within(`${beside} > li`, { flex: 1 });
within(other, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  minHeight: 120,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// As tall as the card, however tall the column beside it makes that.
within(`${other} > ${picture}`, { position: 'relative' });
within(`${other} > ${picture} img`, { position: 'absolute', inset: 0 });
within(`${other} > ${words}`, { padding: vars.space.s4 });
// Beside a picture there is room for a name.
within(`${other} ${excerpt}`, { display: 'none' });

within(`${lines} > li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${lines} ${item}`, { paddingBlock: vars.space.s5 });
within(`${lines} ${words}`, {
  '@media': {
    [media.lg]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 2fr)',
      alignItems: 'baseline',
      columnGap: vars.space.s6,
    },
  },
});
within(`${lines} ${words} > :first-child`, { fontSize: vars.size.h3 });
within(`${lines} ${foot}`, { paddingTop: 0 });
