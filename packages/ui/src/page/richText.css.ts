import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

/** Lines of a pleasant length, and more room before a heading than behind it. */
export const flow = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 68ch)',
  gap: vars.space.s4,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});

within(`${flow} :is(h2, h3, h4):not(:first-child)`, { marginTop: vars.space.s4 });
within(`${flow} :is(ul, ol)`, { margin: 0, paddingInlineStart: '1.4em' });
within(`${flow} ul`, { listStyle: 'disc' });
within(`${flow} ol`, { listStyle: 'decimal' });
within(`${flow} li + li`, { marginTop: vars.space.s2 });
within(`${flow} li::marker`, { color: vars.color.accent });
within(`${flow} p`, { margin: 0 });
within(`${flow} strong`, { fontWeight: 700 });
within(`${flow} blockquote`, {
  margin: 0,
  paddingInlineStart: vars.space.s4,
  borderInlineStart: `3px solid ${vars.color.accent}`,
  fontSize: vars.size.h4,
  lineHeight: 1.45,
});
within(`${flow} hr`, {
  width: '100%',
  margin: `${vars.space.s3} 0`,
  border: 0,
  borderTop: `1px solid ${vars.color.line}`,
});

export const figure = rule({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.shape.card,
});
