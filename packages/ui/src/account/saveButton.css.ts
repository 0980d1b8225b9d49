import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const button = rule({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minWidth: 44,
  minHeight: 44,
  background: vars.color.surface,
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: vars.button.weight,
  textDecoration: 'none',
  transition: 'background-color .15s, border-color .15s',
  ':hover': { background: vars.color.brandSoft, color: vars.color.link },
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});

export const variant = rules({
  icon: { borderRadius: '50%', boxShadow: '0 1px 4px rgb(0 0 0 / .3)' },
  corner: {
    position: 'absolute',
    bottom: 8,
    insetInlineStart: 8,
    zIndex: 2,
    minWidth: 36,
    minHeight: 36,
    borderRadius: '50%',
    boxShadow: '0 1px 4px rgb(0 0 0 / .3)',
    cursor: 'pointer',
    // A finger needs more than the eye.
    '::after': { content: '""', position: 'absolute', inset: -5 },
  },
  label: {
    paddingInline: vars.space.s4,
    border: `2px solid ${vars.color.line}`,
    borderRadius: vars.shape.button,
    textTransform: vars.button.case as 'none',
    letterSpacing: vars.button.tracking,
    ':hover': { borderColor: vars.color.link },
  },
});

/** As wide as the longer of its words: nothing moves when one becomes the other. */
export const word = rule({
  display: 'inline-grid',
  '::after': { content: '"Saved"', height: 0, overflow: 'hidden', visibility: 'hidden' },
});

/** The answer to a form leads to it. */
export const done = rule({
  display: 'none',
  marginTop: vars.space.s1,
  padding: vars.space.s2,
  borderRadius: vars.shape.control,
  background: vars.color.sunken,
  color: vars.color.text,
  fontSize: vars.size.s,
  ':target': { display: 'block' },
});

export const saved = rule({});
within(`${saved} > svg`, { fill: 'currentColor' });

export const failure = rule({
  flexBasis: '100%',
  marginTop: vars.space.s1,
  color: vars.critical.edge,
  fontSize: vars.size.s,
  fontWeight: 600,
});
