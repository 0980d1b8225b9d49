import { rule, within } from '../../style/rule.ts';
import { vars } from '../../style/vars.ts';
import { thumbs } from './gallery.css.ts';

/** Dark in every theme: a photo is judged against black. */
export const lightbox = rule({
  // So is what stands for one that cannot be had.
  vars: { [vars.color.sunken]: '#1d1d21' },
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  background: '#0c0c0e',
  color: '#fff',
});

export const photos = rule({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto / minmax(0, 1fr)',
  height: '100%',
});

within(`html:has(${lightbox})`, { overflow: 'hidden' });

within(`${lightbox} :focus-visible`, { outlineColor: '#fff', outlineOffset: -3 });

export const head = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: '6px 8px 6px 16px',
});

export const title = rule({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = rule({ fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const stage = rule({ position: 'relative' });

export const strip = rule({
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollBehavior: 'smooth',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

within(`${strip} > li`, { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' });

within(`${photos} > ${thumbs}`, { justifyContent: 'safe center', padding: 12 });

within(`${lightbox} ${thumbs} a[aria-current]`, { outlineColor: '#fff' });
