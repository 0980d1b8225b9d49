import { headingFont } from '../style/headingFont.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media, smallScreen } from '../theme/breakpoints.ts';

/** Beside each other on a large screen; on a phone beneath each other, two links to a line. */
export const columns = rule({
  display: 'grid',
  gap: vars.space.s4,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
      gap: `${vars.space.s5} ${vars.space.s3}`,
      padding: vars.space.s3,
    },
  },
});

// Up to six stand in a row; more stand in two rows as even as can be.
for (const [from, across] of [
  [7, 4],
  [9, 5],
  [11, 6],
]) {
  within(`${columns}:has(> :nth-child(${from}))`, {
    '@media': { [media.lg]: { gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))` } },
  });
}

export const column = rule({ minWidth: 0 });

/** The brand, over a line in the dealer's colour. */
export const heading = rule({});

// Heavier than the rule for the links of a plain menu.
within(`${column} > ${heading}`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minHeight: 48,
  paddingInline: vars.space.s2,
  borderRadius: 0,
  borderBottom: `2px solid ${vars.color.accent}`,
  ...headingFont,
  fontSize: vars.size.h4,
  lineHeight: 1.15,
});

// On a phone two short words share a line; a longer one has its own.
within(`${column} > ul`, { '@media': { [smallScreen]: { display: 'flex', flexWrap: 'wrap' } } });
within(`${column} > ul > li`, { '@media': { [smallScreen]: { minWidth: '50%' } } });

// Six names of makes have room beside each other.
within(`${column} > ul a`, {
  '@media': { [media.lg]: { paddingInline: vars.space.s2, fontSize: vars.size.s } },
});
