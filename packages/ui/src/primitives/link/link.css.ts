import { rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const link = rules({
  text: {
    color: vars.color.link,
    textDecorationThickness: 'from-font',
    ':hover': { color: vars.color.linkHover, textDecorationThickness: '2px' },
  },
  /** Stands alone: underlined when touched, large enough for a thumb. */
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s1,
    minHeight: 44,
    color: vars.color.link,
    fontWeight: 600,
    textDecoration: 'none',
    ':hover': { color: vars.color.linkHover, textDecoration: 'underline' },
  },
  inherit: {
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { color: 'inherit', textDecoration: 'underline' },
  },
});
