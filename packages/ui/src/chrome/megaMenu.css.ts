import { headingFont } from '../style/headingFont.ts';
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

export const group = rule({
  display: 'grid',
  gap: vars.space.s3,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gap: vars.space.s5,
      padding: vars.space.s4,
    },
  },
});

within(`${group} + ${group}`, {
  marginTop: vars.space.s3,
  borderTop: `1px solid ${vars.color.line}`,
});

export const side = rule({ alignSelf: 'start' });

export const heading = rule({
  padding: `10px ${vars.space.s3}`,
  ...headingFont,
  fontSize: vars.size.h3,
  lineHeight: 1.15,
});

export const tiles = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(150px, 20%), 1fr))',
  gap: vars.space.s2,
  alignContent: 'start',
});

export const tile = rule({});

// Heavier than the rule for the links of a plain menu.
within(`${tiles} ${tile}`, {
  flexDirection: 'column',
  alignItems: 'stretch',
  height: '100%',
  padding: vars.space.s2,
  fontWeight: 600,
});

export const picture = rule({
  display: 'block',
  aspectRatio: '3 / 2',
  marginBottom: vars.space.s2,
  overflow: 'hidden',
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
});

within(`${tile} small`, { fontSize: vars.size.xs, fontWeight: 400 });
