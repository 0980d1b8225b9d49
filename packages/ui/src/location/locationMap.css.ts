import { cardSurface } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const layout = rule({
  display: 'grid',
  // Not the template: a look's own stands in a sheet that may have come before this one.
  gridAutoColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
});

// One place needs no column, nor does a map without a list.
within(`${layout}:has(> ul > li:only-child), ${layout}:has(> :empty), ${layout}:not(:has(> ul))`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const list = rule({ margin: 0 });

within(`${list} > li`, { padding: `${vars.space.s4} ${vars.space.s5}` });
within(`${list} > li + li`, { borderTop: `1px solid ${vars.color.line}` });

/** A map without a list. */
export const single = rule({ overflow: 'hidden', ...cardSurface });

within(`${single}:has(> :empty)`, { display: 'none' });

export const address = rule({ textWrap: 'balance' });

export const name = rule({ fontWeight: 700, textWrap: 'balance' });

export const ways = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  fontSize: vars.size.s,
});

export const scripted = rule({
  marginInlineStart: 'auto',
  '@media': { '(scripting: none)': { display: 'none' } },
});

// One place is in the middle of its map already.
within(`${layout}:has(> ul > li:only-child) ${scripted}`, { display: 'none' });

export const frame = rule({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s3,
  background: vars.color.sunken,
  isolation: 'isolate',
  // Nothing to draw, and no map to open.
  ':empty': { display: 'none' },
});

within(`${frame}:has(> section)`, {
  minHeight: 360,
  '@media': { [media.lg]: { minHeight: 520 } },
});

export const note = rule({
  maxWidth: '48ch',
  padding: `0 ${vars.space.s5} ${vars.space.s5}`,
  color: vars.color.muted,
  textAlign: 'center',
});

/** Where no script could open the map, nothing offers to. */
export const opener = rule({
  padding: vars.space.s5,
  '@media': { '(scripting: none)': { display: 'none' } },
});

within(`${frame} > figure ~ ${opener}`, { paddingTop: 0 });
