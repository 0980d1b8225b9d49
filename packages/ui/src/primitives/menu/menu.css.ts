import { keyframes } from '@vanilla-extract/css';
import { rule } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = rule({ position: 'relative', display: 'inline-block' });

export const anchor = rule({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const menu = rule({
  zIndex: 60,
  display: 'grid',
  minWidth: 200,
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.s1,
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
  animation: `${appear} .12s ease-out`,
  ':focus-visible': { outline: 'none' },
});

/** Before a script places it. */
export const plain = rule({ position: 'absolute', insetInlineStart: 0, top: '100%' });

export const entry = rule({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: `8px ${vars.space.s3}`,
  lineHeight: 1.3,
  borderRadius: vars.shape.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: vars.color.brandSoft, color: vars.color.link },
  ':focus-visible': {
    background: vars.color.brandSoft,
    color: vars.color.link,
    outlineOffset: -3,
  },
  selectors: {
    '&[data-disabled]': { background: 'none', color: vars.color.muted, cursor: 'default' },
  },
});

export const label = rule({
  paddingInline: vars.space.s3,
  paddingBlock: `${vars.space.s2} ${vars.space.s1}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
  fontWeight: 600,
});

export const line = rule({
  height: 1,
  marginBlock: vars.space.s1,
  background: vars.color.line,
});
