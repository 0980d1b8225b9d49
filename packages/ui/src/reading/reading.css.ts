import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const byline = rule({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s3,
  color: vars.color.muted,
  fontSize: vars.size.s,
});

within(`${byline} > * + *::before`, { content: '"·"', marginInlineEnd: vars.space.s3 });

export const picture = rule({
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: vars.shape.card,
  background: vars.color.sunken,
  '@media': {
    [media.md]: { aspectRatio: '2 / 1' },
    [media.lg]: { aspectRatio: '12 / 5' },
  },
});

/** Words to be read through rather than looked up: larger where there is room. */
export const text = rule({ '@media': { [media.md]: { fontSize: vars.size.l } } });
