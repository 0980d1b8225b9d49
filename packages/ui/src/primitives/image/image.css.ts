import { rule, rules, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';

/** A camera of 48 by 40 pixels. */
const CAMERA = 'M14 6l4-6h12l4 6h14v34H0V6zM24 12a10 10 0 1 0 1 0z';

export const picture = rule({ display: 'contents' });

export const fit = rules({
  natural: { width: '100%' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
  contain: { width: '100%', height: '100%', objectFit: 'contain' },
});

/**
 * A picture that cannot be had is drawn by the browser with a mark of its own, and what follows
 * covers that, without any script: a quiet ground and a camera. A picture that is there has neither.
 */
const covers = `:is(${fit.cover}, ${fit.contain})`;
within(covers, { position: 'relative' });
within(`${covers}::before, ${covers}::after`, { content: '""', position: 'absolute', inset: 0 });
within(`${covers}::before`, { background: vars.color.sunken });
within(`${covers}::after`, {
  inset: 'calc(50% - 20px) calc(50% - 24px)',
  background: vars.color.control,
  clipPath: `path(evenodd, "${CAMERA}")`,
});

/** Words of a picture that cannot be had stand as on a card without photos. */
export const missing = rule({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s2,
  minHeight: 0,
  color: vars.color.muted,
  fontSize: vars.size.s,
  lineHeight: 1.4,
  textAlign: 'center',
});
