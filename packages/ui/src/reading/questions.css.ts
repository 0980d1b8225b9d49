import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const questions = rule({ borderBottom: `1px solid ${vars.color.line}` });

within(`${questions} > details`, { borderTop: `1px solid ${vars.color.line}` });

within(`${questions} > details > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
  minHeight: 56,
  paddingBlock: vars.space.s3,
  fontSize: vars.size.l,
  fontWeight: 600,
  lineHeight: 1.35,
});
within(`${questions} > details > summary:hover`, { color: vars.color.link });
within(`${questions} > details > summary > svg`, { flexShrink: 0, transition: 'transform .2s' });
within(`${questions} > details[open] > summary > svg`, { transform: 'rotate(180deg)' });

export const answer = rule({ paddingBottom: vars.space.s5 });
