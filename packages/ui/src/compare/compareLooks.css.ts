import { rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { group, narrow, remove, scroller, table, title, vehicle } from './compareTable.css.ts';

/**
 * Each vehicle on cards of its own, which the names of the rows stand beside; a dense board in stripes; a
 * spread of a catalogue: large pictures, and what is told of each in the middle, under the name of its row.
 */
export const looks = rules({ band: {}, strip: {}, centred: {} });

type Declarations = NonNullable<Parameters<typeof within>[1]['@media']>[string];

/** Where the rows' names have room beside their values; on a phone they stand over them in every look. */
function wide(selector: string, declarations: Declarations): void {
  within(selector, { '@media': { [media.md]: declarations } });
}

const { band, strip, centred } = looks;
const NAME = 'tr > :first-child:not([colspan])';
const OTHERS = 'tr > :not(:first-child)';

const gap = vars.space.s3;
const edge = `1px solid ${vars.card.line}`;
const round = vars.shape.card;
wide(`${band}${scroller}`, { border: 0, borderRadius: 0, background: 'none' });
wide(`${band} ${table}`, { borderSpacing: `${gap} 0` });
wide(`${band} ${table} ${NAME}, ${band} ${table} ${group}`, {
  paddingInlineStart: 0,
  border: 0,
  background: vars.color.page,
  color: vars.color.text,
});
// What goes by beneath the names is not seen in the gap before them.
wide(`${band} ${table} ${NAME}`, { boxShadow: `calc(-1 * ${gap}) 0 ${vars.color.page}` });
wide(`${band} ${table} ${group}`, { paddingTop: vars.space.s5, fontSize: vars.size.h4 });
wide(`${band} ${group} > span`, { insetInlineStart: 0 });
wide(`${band} ${table} ${OTHERS}`, { borderInline: edge, background: vars.color.surface });
wide(
  `${band} ${table} > thead > ${OTHERS}, ${band} ${table} > tbody > tr:nth-child(2) > :not(:first-child)`,
  {
    borderTop: edge,
    borderStartStartRadius: round,
    borderStartEndRadius: round,
  },
);
wide(
  `${band} ${table} > thead > ${OTHERS}, ${band} ${table} > tbody > tr:last-child > :not(:first-child)`,
  {
    borderBottom: edge,
    borderEndStartRadius: round,
    borderEndEndRadius: round,
  },
);
wide(`${band} ${table} > tfoot > tr > *`, { border: 0, background: 'none' });
wide(`${band} ${table} > tfoot td`, { paddingInline: 0 });

within(`${strip} ${table} > tbody :is(th, td)`, { paddingBlock: 7, fontSize: vars.size.s });
within(`${strip} ${table} > tbody td`, { '@media': { [narrow]: { paddingTop: 28 } } });
within(`${strip} ${table} > tbody > tr:nth-child(odd) > :not([colspan])`, {
  background: vars.color.sunken,
});
within(`${strip} ${table} ${group}`, {
  background: vars.color.text,
  color: vars.color.surface,
});
within(`${strip} ${table} :is(td, ${vehicle}):not(:first-child)`, {
  borderInlineStart: `1px solid ${vars.color.line}`,
});

within(`${centred}${scroller}`, { border: 0, background: 'none', containerType: 'inline-size' });
within(`${centred} ${table} :is(th, td):not(${vehicle})`, { paddingBlock: vars.space.s4 });
within(`${centred} ${table} :is(th, td)`, { background: vars.color.page });
within(`${centred} ${table} > tbody td:not(${vehicle})`, {
  paddingTop: `calc(${vars.space.s4} + 1.75em)`,
});
within(`${centred} ${table} ${group}`, {
  paddingTop: vars.space.s6,
  paddingInlineStart: 0,
  borderTop: 0,
  fontSize: vars.size.h3,
});
within(`${centred} ${group} > span`, { insetInlineStart: 0 });
// The names leave their column, and stand over the middle of what is in sight.
wide(`${centred} ${table} ${NAME}`, { width: 0, padding: 0, border: 0, verticalAlign: 'top' });
wide(`${centred} ${table} > thead > tr > :first-child`, { visibility: 'hidden' });
wide(`${centred} ${table} ${NAME} > span`, {
  position: 'absolute',
  top: vars.space.s3,
  insetInlineStart: 0,
});
wide(`${centred} ${table} ${NAME} > span, ${centred} ${group} > span`, {
  display: 'block',
  width: '100cqi',
  textAlign: 'center',
});
wide(`${centred} ${table} ${OTHERS}`, { width: 240, textAlign: 'center' });
wide(`${centred} ${table} ${remove}`, { insetInlineStart: vars.space.s3 });
wide(`${centred} ${table} ${title}`, { fontSize: vars.size.h3 });
wide(`${centred} ${table} > tfoot a`, { maxWidth: 280, marginInline: 'auto' });
