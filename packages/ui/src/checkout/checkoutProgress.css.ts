import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';

export const progress = rule({ display: 'grid', gap: vars.space.s2, fontSize: vars.size.s });

/** Where the steps have no room for their names. */
export const words = rule({
  color: vars.color.muted,
  '@media': { [media.lg]: { display: 'none' } },
});

within(`${words} > strong`, { color: vars.color.text, fontWeight: 600 });

export const list = rule({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.s1,
  '@media': {
    [media.lg]: { display: 'flex', gap: vars.space.s3 },
  },
});

export const mark = rules({
  reached: { color: vars.color.text },
  ahead: { color: vars.color.muted },
});

// A line leads from each to the next.
within(`${list} > li`, {
  '@media': {
    [media.lg]: { display: 'flex', flex: '1 1 auto', alignItems: 'center', gap: vars.space.s3 },
  },
});
within(`${list} > li:not(:last-child)::after`, {
  content: '""',
  flex: '1',
  minWidth: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [smallScreen]: { display: 'none' } },
});
within(`${list} > li:last-child`, { '@media': { [media.lg]: { flexGrow: 0 } } });

const bar = { height: 4, borderRadius: 2 };

export const dot = rule({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.lg]: { width: 28, height: 28, border: `1px solid ${vars.color.control}` } },
});
within(`${mark.reached} ${dot}`, {
  '@media': { [media.lg]: { borderColor: vars.color.focus, color: vars.color.link } },
});
within(`[aria-current] ${dot}`, {
  '@media': {
    [media.lg]: {
      background: vars.color.focus,
      borderColor: vars.color.focus,
      color: vars.color.surface,
    },
  },
});

export const title = rule({ overflow: 'hidden', textOverflow: 'ellipsis' });
within(`[aria-current] ${title}`, { fontWeight: 600 });

within(`${list} > li > *`, {
  '@media': {
    [media.lg]: { display: 'flex', alignItems: 'center', gap: vars.space.s2, minHeight: 44 },
  },
});

// A phone has room for how far it is, and for the name of where it is.
within(`${list} > li`, {
  '@media': { [smallScreen]: { ...bar, background: vars.color.line } },
});
within(`${list} > ${mark.reached}`, {
  '@media': { [smallScreen]: { background: vars.color.focus } },
});
within(`${list} > li > *`, {
  '@media': {
    [smallScreen]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

// Whoever gets there by the keyboard sees where they are.
within(`${list} > li > a:focus-visible`, {
  '@media': {
    [smallScreen]: {
      zIndex: 1,
      width: 'auto',
      height: 'auto',
      marginBlockStart: vars.space.s2,
      padding: vars.space.s2,
      clipPath: 'none',
      background: vars.color.surface,
    },
  },
});

export const back = rule({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
