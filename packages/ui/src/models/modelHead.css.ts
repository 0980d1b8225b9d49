import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const head = rule({ display: 'grid', gap: vars.space.s6 });

/** Drawn in the place of a picture. */
export const glyph = rule({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 2',
  color: vars.color.muted,
});

within(`${glyph} > svg`, { width: '30%', height: 'auto' });

/** Part of the name, on a line of its own. */
export const make = rule({
  display: 'block',
  color: vars.color.muted,
  fontSize: '0.5em',
  lineHeight: 1.4,
});

export const lead = rule({ fontSize: vars.size.l, lineHeight: 1.45 });

export const price = rule({ color: vars.color.muted });

within(`${price} strong`, { color: vars.color.text, fontSize: vars.size.h3 });

// Facts stand on a line that parts them from what follows.
within(`${head} > dl`, {
  paddingBlock: vars.space.s4,
  borderBlock: `1px solid ${vars.color.line}`,
});
