import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const banner = rule({
  display: 'inline-block',
  maxWidth: '100%',
  paddingInline: vars.space.s3,
  paddingBlock: 4,
  borderRadius: vars.shape.tag,
  fontSize: vars.size.xs,
  fontWeight: 700,
  lineHeight: 1.4,
  textTransform: vars.button.case as 'none',
  letterSpacing: vars.button.tracking,
});

export const kind = rules({
  sold: { background: vars.color.text, color: vars.color.surface },
  quiet: { background: vars.color.surface, color: vars.color.text },
  strong: { background: vars.tag.ground, color: vars.tag.text },
  green: { background: vars.positive.edge, color: vars.color.surface },
});

// A meaning's mark makes the tag no taller.
within(`${banner} > button`, { marginBlock: -4, minHeight: 24 });

/** The lower edge of a picture; its end is left to the count of photos. */
export const ribbon = rule({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  padding: `6px 96px 6px ${vars.space.s4}`,
  background: 'rgb(12 12 14 / .86)',
  color: '#fff',
  fontSize: vars.size.s,
  fontWeight: 700,
  lineHeight: '24px',
  pointerEvents: 'none',
});

export const certified = rule({ height: 32, width: 'auto' });
