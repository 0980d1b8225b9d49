import { fingerSquare } from '../../style/fingerSquare.ts';
import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const iconButton = rule({
  ...fingerSquare,
  transition: 'background-color .15s, border-color .15s, color .15s',
  ':disabled': { opacity: 0.6, cursor: 'default' },
});

within(`${iconButton}[aria-pressed="true"] > svg`, { fill: 'currentColor' });

export const iconVariant = rules({
  plain: {
    color: 'inherit',
    selectors: {
      '&:hover:enabled': { background: vars.color.brandSoft, color: vars.color.link },
    },
  },
  outlined: {
    border: `1px solid ${vars.color.control}`,
    background: vars.color.surface,
    color: vars.color.text,
    selectors: {
      '&:hover:enabled': { borderColor: vars.color.link, color: vars.color.link },
    },
  },
});
