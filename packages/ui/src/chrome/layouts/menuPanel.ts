import { vars } from '../../style/vars.ts';

/** A menu of the header, open beneath its word. */
export const menuPanel = {
  vars: { [vars.color.focus]: vars.color.link },
  position: 'absolute',
  top: '100%',
  zIndex: 30,
  padding: vars.space.s2,
  maxHeight: 'calc(100vh - 160px)',
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.text,
  border: `1px solid ${vars.card.line}`,
  borderRadius: `0 0 ${vars.shape.control} ${vars.shape.control}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / .18)',
} as const;
