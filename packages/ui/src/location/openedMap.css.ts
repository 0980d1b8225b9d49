// What a map is drawn with once somebody opens it: its sheet comes with its code.
import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';
import { frame } from './locationMap.css.ts';

export const map = rule({ position: 'absolute', inset: 0, overflow: 'hidden', zIndex: 0 });

export const zoom = rule({
  position: 'absolute',
  insetInlineEnd: vars.space.s3,
  top: vars.space.s3,
  display: 'grid',
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  boxShadow: '0 1px 6px rgb(0 0 0 / .3)',
});

export const attribution = rule({});

within(`${frame} > ${attribution}`, {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  padding: `2px ${vars.space.s2}`,
  maxWidth: 'none',
  background: vars.color.surface,
  fontSize: vars.size.xs,
});
within(`${attribution} a`, { display: 'inline-block', minHeight: 24, lineHeight: '24px' });

export const pin = rule({
  color: vars.action.on,
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -2 },
});

within(`${pin} svg`, {
  width: 44,
  height: 44,
  fill: vars.action.ground,
  stroke: 'currentColor',
  strokeWidth: 1.25,
  filter: 'drop-shadow(0 2px 3px rgb(0 0 0 / .4))',
});

// What Leaflet asks of a style sheet, no more: its classes are its own.
function of(selector: string, declarations: Parameters<typeof within>[1]): void {
  return within(
    selector
      .split(', ')
      .map((part) => `${map} .leaflet-${part}`)
      .join(', '),
    declarations,
  );
}

of('pane, tile, tile-container, marker-icon', { position: 'absolute', left: 0, top: 0 });
of('tile', { maxWidth: 'none', visibility: 'hidden', userSelect: 'none' });
of('tile-loaded', { visibility: 'inherit' });
of('tile-pane', { zIndex: 200 });
of('marker-pane', { zIndex: 600 });
of('popup-pane', { zIndex: 700 });
of('zoom-animated', { transformOrigin: '0 0' });
of('zoom-anim .leaflet-zoom-animated', { transition: 'transform .25s' });
of('zoom-anim .leaflet-zoom-hide', { visibility: 'hidden' });
within(`${map}.leaflet-touch-zoom`, { touchAction: 'pan-x pan-y' });
within(`${map}.leaflet-touch-drag.leaflet-touch-zoom`, { touchAction: 'none' });
within(`${map}.leaflet-grab`, { cursor: 'grab' });
of('popup', { position: 'absolute', marginBottom: 12 });
of('popup-tip-container', { display: 'none' });
of('popup-content > div', {
  display: 'grid',
  padding: vars.space.s4,
  borderRadius: vars.shape.control,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: '0 4px 20px rgb(0 0 0 / .3)',
});
of('popup-content a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 700,
});
