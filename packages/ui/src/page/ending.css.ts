import { rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';
import { message } from './page.css.ts';

const { s5, s7, s8 } = vars.space;
const hairline = `1px solid ${vars.color.line}`;

/** By how the theme opens its pages. */
export const ending = rules({ band: {}, strip: {}, centred: {} });

// A frame in a frame, all in its middle.
const card = `${ending.centred} ${message}`;
within(card, {
  maxWidth: 920,
  marginBlock: s7,
  marginInline: 'auto',
  paddingInline: s5,
  justifyItems: 'center',
  border: hairline,
  outline: hairline,
  outlineOffset: -10,
  textAlign: 'center',
  textWrap: 'balance',
  '@media': { [media.md]: { marginBlock: s8 } },
});
within(`${card} > h1`, { fontSize: `max(1.5rem, ${vars.size.h1} * 1.3)` });
within(`${card} > div`, { justifyContent: 'center' });
within(`${card} > span:first-child`, {
  display: 'grid',
  placeItems: 'center',
  width: 88,
  height: 88,
  border: '1px solid',
  borderRadius: '50%',
});
within(`${card} > span > svg`, { width: 32, height: 32, margin: 0 });
