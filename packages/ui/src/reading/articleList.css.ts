import { split } from '../page/splitLayout.css.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, upright } from '../theme/breakpoints.ts';

/** Each article has a row of its own, so that none is left alone in one. */
export const list = rule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

within(`${list} > li`, {
  paddingBlock: vars.space.s5,
  borderTop: `1px solid ${vars.color.line}`,
});

export const article = rule({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    [media.md]: {
      columnGap: vars.space.s6,
      alignItems: 'center',
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
      },
    },
  },
});

// Beside a tablet's aside the picture stands over its words, as on a phone.
within(`${split} ${article}`, {
  '@media': { [upright]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const picture = rule({
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  maxWidth: 520,
  borderRadius: vars.shape.card,
  background: vars.color.sunken,
});

within(`${picture} img`, { transition: 'scale .4s' });
within(`${article}:hover ${picture} img`, {
  '@media': { '(prefers-reduced-motion: no-preference)': { scale: '1.03' } },
});

export const leading = rule({});
within(`${leading} > :first-child > ${article}`, { gridTemplateColumns: 'minmax(0, 1fr)' });
within(`${leading} > :first-child ${picture}`, {
  maxWidth: 'none',
  '@media': { [media.md]: { aspectRatio: '2 / 1' } },
});

export const words = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s3,
  maxWidth: '60ch',
  overflowWrap: 'anywhere',
});

// The whole row is one target for a finger.
within(`${words} a::after`, { content: '""', position: 'absolute', inset: 0 });

export const note = rule({ color: vars.color.muted, fontSize: vars.size.s });
