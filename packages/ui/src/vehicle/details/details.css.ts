import { media } from '../../style/breakpoints.ts';
import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const section = rule({ display: 'grid', gap: vars.space.s4, alignContent: 'start' });

/** The rest of a list is drawn above the line that opens it and read after it. */
export const more = rule({ display: 'flex', flexDirection: 'column-reverse' });

export const features = rule({
  display: 'grid',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  '@media': {
    [media.sm]: { gridTemplateColumns: '1fr 1fr' },
    [media.xl]: { gridTemplateColumns: '1fr 1fr 1fr' },
  },
});

within(`${features} > li`, { display: 'flex', gap: vars.space.s2, minWidth: 0 });

within(`${features} svg`, { marginTop: 4, color: vars.color.link });

export const comments = rule({ display: 'grid', gap: vars.space.s3, maxWidth: '70ch' });

within(`${comments}[data-folded]:has(~ details[open])`, { display: 'none' });

export const notice = rule({
  display: 'grid',
  gap: vars.space.s3,
  justifyItems: 'start',
  padding: vars.space.s5,
  borderRadius: vars.shape.card,
  background: vars.color.text,
  color: vars.color.surface,
});

export const noticeText = rule({ fontSize: vars.size.l, fontWeight: 600 });
