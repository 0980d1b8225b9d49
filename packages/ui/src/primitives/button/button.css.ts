import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minHeight: 44,
  paddingInline: vars.space.s4,
  paddingBlock: 8,
  border: '2px solid transparent',
  borderRadius: vars.shape.button,
  fontWeight: vars.button.weight,
  fontSize: vars.size.s,
  textTransform: vars.button.case as 'none',
  letterSpacing: vars.button.tracking,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color .15s, border-color .15s, color .15s',
  ':disabled': { opacity: 0.6, cursor: 'default' },
  selectors: { '&[aria-disabled="true"]': { cursor: 'progress' } },
});

export const variant = rules({
  primary: {
    background: vars.action.ground,
    color: vars.action.on,
    ':hover': { background: vars.action.hover, color: vars.action.on },
    ':active': { background: vars.action.pressed },
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.link,
    color: vars.color.link,
    ':hover': {
      background: vars.brand.ground,
      borderColor: vars.brand.ground,
      color: vars.brand.on,
    },
    ':active': { background: vars.brand.pressed },
  },
  quiet: {
    color: vars.color.link,
    ':hover': { background: vars.color.brandSoft, color: vars.color.link },
  },
});

export const size = rules({
  m: {},
  l: { minHeight: 52, paddingInline: vars.space.s5, fontSize: vars.size.m },
});

/** Its words may use all of its width. */
export const wide = rule({ width: '100%', paddingInline: vars.space.s2 });
