import { rule } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const points = rule({ display: 'grid', gap: vars.space.s4, listStyle: 'none' });

export const point = rule({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: vars.space.s3,
  alignItems: 'start',
  lineHeight: 1.45,
});

export const mark = rule({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  background: vars.color.brandSoft,
  color: vars.color.link,
  fontSize: vars.size.s,
  fontWeight: 600,
});
