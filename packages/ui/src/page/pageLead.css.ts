import { rule, rules, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { media } from '../theme/breakpoints.ts';

const { s2, s4, s5, s6 } = vars.space;

export const lead = rules({
  band: { marginBottom: s6, background: vars.color.brandSoft },
  strip: { marginBottom: s5, borderBottom: `1px solid ${vars.color.line}` },
  centred: { marginBottom: s5, textAlign: 'center' },
});

export const body = rule({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: s6,
});
within(`${lead.strip} ${body}`, { paddingBlockEnd: s4 });
within(`${lead.centred} ${body}`, { '@media': { [media.md]: { paddingBlockStart: s5 } } });
within(`${lead.centred} ol`, { justifyContent: 'center' });

export const words = rule({ display: 'grid', gap: `${s2} ${s5}`, alignItems: 'baseline' });
within(`${lead.strip} ${words}`, {
  '@media': { [media.lg]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
within(`${lead.centred} ${words}`, { justifyItems: 'center' });

within(`${words} > h1`, { fontSize: `max(1.5rem, ${vars.size.h1})` });
within(`${lead.strip} ${words} > h1`, { fontSize: `max(1.5rem, ${vars.size.h1} * .76)` });
within(`${lead.centred} ${words} > h1`, { fontSize: `calc(${vars.size.h1} * 1.16)` });

within(`${words} > p`, {
  maxWidth: '60ch',
  color: vars.color.muted,
  fontSize: vars.size.l,
  textWrap: 'balance',
});
