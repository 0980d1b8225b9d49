import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const amount = rule({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.heading.weight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
});

/** A list of questions that open to their answers. */
export const faq = rule({ borderBottom: `1px solid ${vars.color.line}` });
within(`${faq} > details`, { borderTop: `1px solid ${vars.color.line}` });
within(`${faq} > details > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  minHeight: 56,
  paddingBlock: vars.space.s2,
  fontWeight: 600,
});
within(`${faq} > details > summary:hover`, { color: vars.color.link });
within(`${faq} > details > p`, {
  maxWidth: '68ch',
  paddingBlock: `${vars.space.s2} ${vars.space.s4}`,
});
within(`${faq} svg`, { transition: 'transform .2s' });
within(`${faq} > details[open] svg`, { transform: 'rotate(180deg)' });
