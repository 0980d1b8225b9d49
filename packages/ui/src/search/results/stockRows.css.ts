import { headingFont } from '../../style/headingFont.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';
import { was } from '../../vehicle/price/price.css.ts';

export const rows = rule({ borderTop: `1px solid ${vars.color.line}` });

within(`${rows} > li`, {
  display: 'grid',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr)',
      alignItems: 'baseline',
    },
  },
});

export const name = rule({ fontSize: vars.size.m, ...headingFont, lineHeight: 1.3 });

export const words = rule({ color: vars.color.muted, fontSize: vars.size.s });

export const price = rule({ '@media': { [media.md]: { justifySelf: 'end', textAlign: 'end' } } });

// What it cost before ends where what it costs does.
within(`${price} :is(p, ${was})`, { '@media': { [media.md]: { justifyContent: 'flex-end' } } });
