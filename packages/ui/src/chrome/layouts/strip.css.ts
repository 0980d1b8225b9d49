import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media, smallScreen as phone } from '../../theme/breakpoints.ts';
import { menuPanel } from './menuPanel.ts';

export const contact = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  // A phone's menu hangs from the line, since its word may stand anywhere in it.
  '@media': { [phone]: { position: 'relative' } },
});

export const contactLink = rule({
  display: 'inline-flex',
  minWidth: 0,
  alignItems: 'center',
  gap: vars.space.s1,
  minHeight: 44,
  color: 'inherit',
  fontSize: vars.size.s,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

export const places = rule({ flexShrink: 0, '@media': { [media.lg]: { position: 'relative' } } });

export const placeMenu = rule({
  ...menuPanel,
  insetInlineEnd: 0,
  width: 'min(320px, calc(100vw - 32px))',
});

within(`${placeMenu} > li`, { padding: vars.space.s2 });
within(`${placeMenu} > li + li`, { borderTop: `1px solid ${vars.color.line}` });
within(`${placeMenu} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: vars.color.link,
  fontWeight: 600,
});
within(`${placeMenu} li > span`, { color: vars.color.muted, fontSize: vars.size.s });
