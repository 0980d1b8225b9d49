import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

/** Wide tables scroll within themselves, never the page. */
export const scroller = rule({
  overflowX: 'auto',
  border: `1px solid ${vars.card.line}`,
  borderRadius: vars.shape.card,
  background: vars.color.surface,
});

export const table = rule({ fontVariantNumeric: 'tabular-nums' });

within(`${table} > caption`, {
  padding: vars.space.s4,
  fontWeight: 700,
  textAlign: 'start',
});

within(`${table} :is(th, td)`, {
  minWidth: '7em',
  padding: `${vars.space.s3} ${vars.space.s4}`,
  // It scrolls, so no word need break.
  overflowWrap: 'normal',
  textAlign: 'start',
  verticalAlign: 'top',
});

within(`${table} :is(tbody, tfoot) > tr`, { borderTop: `1px solid ${vars.color.line}` });

within(`${table} > thead th`, {
  background: vars.color.sunken,
  fontSize: vars.size.s,
  fontWeight: 600,
  verticalAlign: 'bottom',
});

within(`${table} > tbody th`, { fontWeight: 600 });

within(`${table} > tfoot`, { fontWeight: 700 });

export const quiet = rule({});
within(`${quiet} > caption`, { padding: 0 });
