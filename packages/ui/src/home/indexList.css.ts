import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const list = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: vars.space.s6,
});

export const entry = rule({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  minHeight: 44,
  paddingBlock: vars.space.s3,
  borderBottom: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.heading.weight,
  letterSpacing: vars.heading.tracking,
  lineHeight: 1.2,
  textDecoration: 'none',
  transition: 'border-color .2s',
  ':hover': { borderColor: vars.color.link, color: vars.color.link },
});

export const count = rule({
  color: vars.color.muted,
  fontFamily: vars.font.body,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 0,
});
