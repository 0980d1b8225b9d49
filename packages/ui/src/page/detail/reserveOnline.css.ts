import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const promises = rule({ display: 'grid', gap: vars.space.s2 });

within(`${promises} > li`, { display: 'flex', gap: vars.space.s2, minWidth: 0 });
within(`${promises} svg`, { marginTop: 4, color: vars.color.link });
