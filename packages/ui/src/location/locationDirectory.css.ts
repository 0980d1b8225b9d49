import { cardSurface } from '../style/cardSurface.ts';
import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, upright } from '../theme/breakpoints.ts';
import { email, foot, head, phone, picture } from './location.css.ts';

const { s2, s3, s4, s5, s6, s7, s8 } = vars.space;
const one = 'minmax(0, 1fr)';

export const directory = rule({ display: 'grid', gridTemplateColumns: one });

/** Notices on one sheet, as in a country paper; a board of lines; a spread for each. */
export const looks = rules({
  band: { overflow: 'hidden', ...cardSurface },
  strip: { borderBottom: `1px solid ${vars.color.line}` },
  centred: { gap: s7, '@media': { [media.lg]: { rowGap: s8 } } },
});

export const entry = rule({ display: 'grid', gridTemplateColumns: one, gap: s4 });

export const part = rule({
  display: 'grid',
  gridTemplateColumns: one,
  alignContent: 'start',
  gap: s3,
});

within(`${entry} > ${picture}`, { margin: 0 });
within(`${entry} ${foot}`, { marginTop: 0 });
within(`${entry} ${foot} > a`, { '@media': { [media.md]: { flexGrow: 0 } } });
within(`${entry} ${foot} > a`, { paddingInline: s4 });

// Words, hours behind a rule, and the picture from edge to edge at their far side.
within(`${looks.band} > li + li`, { borderTop: `1px solid ${vars.card.line}` });
within(`${looks.band} ${entry}`, {
  paddingBottom: s5,
  '@media': {
    [media.md]: { gridTemplateColumns: `${one} ${one}`, columnGap: s5 },
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)',
      paddingBottom: 0,
    },
  },
});
within(`${looks.band} ${picture}`, {
  '@media': {
    [upright]: { gridColumn: '1 / -1', aspectRatio: '21 / 9' },
    [media.lg]: { gridArea: '1 / 3', position: 'relative', minHeight: 320, aspectRatio: 'auto' },
  },
});
within(`${looks.band} ${picture} img`, {
  '@media': { [media.lg]: { position: 'absolute', inset: 0 } },
});
within(`${looks.band} ${part}`, {
  paddingInline: s5,
  '@media': { [media.lg]: { paddingBlock: s5 } },
});
within(`${looks.band} ${part} + ${part}`, {
  '@media': {
    [media.md]: { paddingInlineStart: 0 },
    [media.lg]: {
      marginBlock: s5,
      paddingBlock: 0,
      paddingInlineStart: s5,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

// Each in its column from line to line.
within(`${looks.strip} > li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${looks.strip} ${entry}`, {
  gridTemplateColumns: `88px ${one}`,
  gap: `${s2} ${s3}`,
  paddingBlock: s3,
  fontSize: vars.size.s,
  '@media': {
    [media.md]: { gridTemplateColumns: `120px ${one} ${one}`, columnGap: s4 },
    [media.lg]: {
      gridTemplateColumns: '128px minmax(0, 5fr) minmax(0, 5fr) minmax(0, 4fr) 216px',
      columnGap: s5,
    },
  },
});
within(`${looks.strip} :is(${part}, ${foot})`, {
  gap: 0,
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: 'auto' } },
});
within(`${looks.strip} ${picture}`, { alignSelf: 'start', aspectRatio: '4 / 3' });
// Those without a picture begin where it would.
within(`${looks.strip} ${picture} + ${part}`, { gridColumn: 'auto' });
within(`${looks.strip} ${entry} > ${part}:first-child`, {
  '@media': { [media.md]: { gridColumn: '1 / 3' } },
});
within(`${looks.strip} ${part} + ${part} + ${part}`, {
  '@media': { [upright]: { gridColumn: 2 } },
});
// Numbers beside each other where all have room in any face: no page moves when its own comes.
within(`${looks.strip} ${part} + ${part} + ${part}`, {
  display: 'grid',
  flexWrap: 'wrap',
  columnGap: s4,
  '@media': { [media.sm]: { display: 'flex' }, [media.md]: { display: 'grid' } },
});
within(`${looks.strip} ${phone} small`, {
  minWidth: 0,
  '@media': { [media.md]: { minWidth: '5.25em' } },
});
within(`${looks.strip} ${head}`, { justifyContent: 'start' });
within(`${looks.strip} ${part} > :is(${phone}, ${email})`, { marginTop: 0, fontSize: vars.size.m });
within(`${looks.strip} ${foot}`, { alignContent: 'start', paddingTop: 0 });
within(`${looks.strip} ${foot} > a`, { flexGrow: 1 });
within(`${looks.strip} summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: s2,
  width: 'fit-content',
  minHeight: 44,
  cursor: 'pointer',
});
within(`${looks.strip} summary > svg`, { flex: 'none', color: vars.color.link });
within(`${looks.strip} details[open] > summary > svg`, { transform: 'rotate(180deg)' });

// The picture's side changes from one to the next.
within(`${looks.centred} ${entry}`, {
  gap: s5,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: s7,
    },
  },
});
within(`${looks.centred} ${picture}`, {
  aspectRatio: '3 / 2',
  '@media': {
    [`not all and ${media.md}`]: { marginInline: `calc(-1 * ${s4})` },
    [upright]: { marginInline: `calc(-1 * ${s5})` },
    [media.lg]: { gridRow: '1 / 3', alignSelf: 'start' },
  },
});
within(`${looks.centred} > li:nth-child(even) ${entry}`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
within(`${looks.centred} > li:nth-child(even) ${picture}`, {
  '@media': { [media.lg]: { gridArea: '1 / 2 / 3' } },
});
within(`${looks.centred} ${part} + ${part}`, {
  paddingTop: s4,
  borderTop: `1px solid ${vars.color.line}`,
});
within(`${looks.centred} ${head}`, { flexDirection: 'column-reverse', gap: s3 });
within(`${looks.centred} ${foot}`, { paddingTop: s6 });
