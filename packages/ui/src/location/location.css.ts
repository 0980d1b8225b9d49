import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, media } from '../style/breakpoints.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  height: '100%',
  padding: vars.space.s5,
  overflow: 'hidden',
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  boxShadow: vars.card.shadow,
});

export const picture = rule({
  flex: 'none',
  margin: `calc(-1 * ${vars.space.s5})`,
  marginBottom: vars.space.s2,
  aspectRatio: '16 / 9',
  background: vars.color.sunken,
});

/** The badge keeps its corner, so that cards of a row agree. */
export const head = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});

within(`${head} > :last-child:not(:first-child)`, { flex: 'none' });

export const line = rule({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s2,
});

within(`${line} > svg`, { marginTop: 2, color: vars.color.link });

export const phone = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 700,
  fontSize: vars.size.l,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

within(`${phone} + ${phone}`, { marginTop: `calc(-1 * ${vars.space.s3})` });
within(`${phone} > small`, { minWidth: '4.5em', color: vars.color.text, fontWeight: 400 });

export const foot = rule({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s2,
  marginTop: 'auto',
  paddingTop: vars.space.s2,
});

within(`${foot} > a`, { flexGrow: 1 });

export const small = rule({ color: vars.color.muted, fontSize: vars.size.s });

within(`${small} + ${small}`, { marginTop: `calc(-1 * ${vars.space.s2})` });

export const hours = rule({ fontVariantNumeric: 'tabular-nums' });

export const today = rule({ fontWeight: 700 });

within(`${hours} th`, { paddingBlock: 4, paddingInlineEnd: vars.space.s4, whiteSpace: 'nowrap' });
within(`${hours} td`, { paddingBlock: 4, textAlign: 'end' });
within(`${hours} tr + tr`, { borderTop: `1px solid ${vars.color.line}` });

/** Divides by every number of columns, and by what a last row holds. */
const TRACKS = 12;

export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': { [media.md]: { gridTemplateColumns: `repeat(${TRACKS}, minmax(0, 1fr))` } },
});

export const columns = rules({ 1: { maxWidth: 560 }, 2: {}, 3: {}, 4: {} });

const upright = `(${breakpoints.md}px <= width < ${breakpoints.lg}px)`;

function share(items: string, columnsWide: number, window: string): void {
  within(items, { '@media': { [window]: { gridColumn: `span ${TRACKS / columnsWide}` } } });
}

/** A place that is alone in its row lies down: beside its picture, or beside its hours. */
function alone(item: string, window: string): void {
  share(item, 1, window);
  const lie = (part: string, declarations: StyleRule) =>
    within(`${item} > ${card}${part}`, { '@media': { [window]: declarations } });
  lie('', { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', rowGap: 0 });
  lie(' > :not(:last-child)', { marginBlockEnd: vars.space.s3 });
  lie(` > ${hours}`, { gridArea: '1 / 2 / span 9' });
  lie(`:has(> ${picture}) > *`, { gridArea: 'auto / 2' });
  lie(` > ${picture}`, {
    gridArea: '1 / 1 / span 9',
    marginBlockEnd: `calc(-1 * ${vars.space.s5})`,
    marginInlineEnd: vars.space.s4,
    aspectRatio: 'auto',
  });
}

const { 1: one, 2: two, 3: three, 4: four } = columns;

share(`${one} > li`, 1, media.md);
share(`:is(${two}, ${three}, ${four}) > li`, 2, upright);
alone(`:is(${three}, ${four}) > :nth-child(odd):last-child`, upright);
share(`${two} > li`, 2, media.lg);
share(`${three} > li`, 3, media.lg);
share(`${four} > li`, 4, media.lg);
for (const left of [2, 3]) {
  const first = `${four} > :nth-child(4n + 1):nth-last-child(${left})`;
  share(`${first}, ${first} ~ li`, left, media.lg);
}
alone(`${four} > :nth-child(4n + 1):last-child`, media.lg);
