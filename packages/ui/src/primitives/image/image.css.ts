import { rule, rules } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

export const picture = rule({ display: 'contents' });

/** Words of a picture that cannot be had stand as on a card without photos. */
const words = {
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textAlign: 'center',
} as const;

export const fit = rules({
  natural: { width: '100%' },
  cover: { width: '100%', height: '100%', objectFit: 'cover', ...words },
  contain: { width: '100%', height: '100%', objectFit: 'contain', ...words },
});

export const missing = rule({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  minHeight: 0,
});
