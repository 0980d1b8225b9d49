import { choiceTile } from '../style/choiceTile.ts';
import { headingFont } from '../style/headingFont.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const form = rule({ display: 'grid', gap: vars.space.s5, containerType: 'inline-size' });

/** A way to go on. */
export const card = rule({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s3,
  padding: vars.space.s4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
});
// Buttons of cards beside each other stand on one line.
within(`${card} > form`, { marginBlockStart: 'auto' });

export const head = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
});

export const tiles = rule({ display: 'grid', gap: vars.space.s3 });

export const legend = rule({
  ...headingFont,
  marginBlockEnd: vars.space.s3,
  fontSize: vars.size.h4,
  lineHeight: 1.25,
});

export const tile = rule({
  ...choiceTile,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minHeight: 64,
  padding: vars.space.s3,
  lineHeight: 1.4,
});
within(`${tile} > input`, {
  flex: 'none',
  width: 20,
  height: 20,
  marginBlock: 1,
  marginInline: 0,
  outline: 'none',
  accentColor: vars.color.focus,
});
within(`${tile} > span`, { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
within(`${tile} > span > span`, { color: vars.color.muted, fontSize: vars.size.s });
within(`${tile} > span > span:empty`, { display: 'none' });

/** Asked of who has it brought; where a browser cannot tell, of everybody. */
export const address = rule({
  display: 'grid',
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s2,
});
within(`${tiles}:not(:has([value="delivery"]:checked)) > ${address}`, { display: 'none' });

export const pair = rule({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});

export const other = rule({ borderBlockStart: `1px solid ${vars.color.line}` });
within(`${other} > summary`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 48,
  paddingBlockStart: vars.space.s2,
  color: vars.color.link,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
});
within(`${other} > summary::-webkit-details-marker`, { display: 'none' });
within(`${other} > summary > svg`, { transition: 'transform .15s' });
within(`${other}[open] > summary > svg`, { transform: 'rotate(180deg)' });
within(`${other} > :not(summary)`, { paddingBlockStart: vars.space.s3 });
