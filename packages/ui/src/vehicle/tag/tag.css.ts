import { rule, rules } from '../../style/rule.ts';
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

export const certified = rule({ height: 32, width: 'auto' });
