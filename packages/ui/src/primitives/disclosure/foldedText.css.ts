import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const text = rule({ display: 'grid', gap: vars.space.s3, maxWidth: '70ch' });

/** The toggle's own height is distance enough. */
export const fold = rule({ display: 'grid' });

/** The rest is drawn above the line that opens it, as wide as what stands there, and read after it. */
export const folded = rule({
  display: 'flex',
  flexDirection: 'column-reverse',
});

within(`${fold} > ${text}:has(+ details[open])`, { display: 'none' });
