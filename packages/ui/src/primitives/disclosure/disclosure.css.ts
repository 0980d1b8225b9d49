import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

/** A disclosure whose words change with its state, after the thing it opens. */
export const toggle = rule({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.s1,
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 600,
  ':hover': { color: vars.color.linkHover, textDecoration: 'underline' },
});

export const words = rules({ closed: {}, open: { display: 'none' } });

export const chevron = rule({ display: 'inline-flex', transition: 'transform .2s' });

within(`details[open] > summary ${words.closed}`, { display: 'none' });
within(`details[open] > summary ${words.open}`, { display: 'inline' });
within(`details[open] > summary ${chevron}`, { transform: 'rotate(180deg)' });
