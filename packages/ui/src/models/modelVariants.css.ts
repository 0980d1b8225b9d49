import { cardColumn } from '../style/cardSurface.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

/** As many columns as there are variants, up to four. */
export const variants = rule({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' },
  },
});

export const variant = rule({ ...cardColumn });

// One that is alone in its row fills it.
within(`${variants} > :nth-child(odd):last-child`, {
  '@media': { [`${media.md} and (max-width: 991px)`]: { gridColumn: '1 / -1' } },
});

/** In the face of every price. */
export const price = rule({ color: vars.color.link, fontSize: vars.size.h4 });

export const features = rule({
  display: 'grid',
  gap: vars.space.s2,
  paddingTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s,
});

export const note = rule({ color: vars.color.muted });

within(`${features} ul`, { display: 'grid', gap: vars.space.s2 });
within(`${features} li`, { display: 'flex', alignItems: 'baseline', gap: vars.space.s2 });
within(`${features} svg`, { flex: 'none', color: vars.color.link, transform: 'translateY(2px)' });
