import { rule, rules } from '../../style/rule.ts';

export const picture = rule({ display: 'contents' });

export const fit = rules({
  natural: { width: '100%' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
  contain: { width: '100%', height: '100%', objectFit: 'contain' },
});
