import { keyframes } from '@vanilla-extract/css';
import { fingerSquare } from '../../style/fingerSquare.ts';
import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { media } from '../../theme/breakpoints.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });

/** Over the buttons that stay at the lower edge of a phone. */
export const viewport = rule({
  position: 'fixed',
  insetInline: vars.space.s4,
  bottom: 'calc(76px + env(safe-area-inset-bottom))',
  zIndex: 70,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  ':focus-visible': { outline: 'none' },
  '@media': { [media.lg]: { bottom: vars.space.s5 } },
});

export const toast = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  width: 'fit-content',
  maxWidth: 'min(100%, 560px)',
  minHeight: 56,
  padding: `6px 6px 6px ${vars.space.s4}`,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 12px 40px rgb(0 0 0 / .28)',
  pointerEvents: 'auto',
  animation: `${rise} .2s ease-out`,
});

export const mark = rule({ display: 'inline-flex' });

export const tone = rules({
  neutral: {},
  positive: { color: vars.positive.edge },
  critical: { color: vars.critical.edge },
});

export const text = rule({ flex: 1, minWidth: 0, fontWeight: 600, fontSize: vars.size.s });

export const action = rule({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: vars.space.s2,
  borderRadius: vars.shape.button,
  color: vars.color.link,
  fontWeight: 700,
  fontSize: vars.size.s,
  textDecoration: 'none',
  ':hover': { background: vars.color.brandSoft, color: vars.color.link },
});

export const close = rule({
  ...fingerSquare,
  color: vars.color.muted,
  ':hover': { background: vars.color.brandSoft, color: vars.color.link },
});
