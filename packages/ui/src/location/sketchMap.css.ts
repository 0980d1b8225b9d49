import { rule, within } from '../style/rule.ts';
import { vars } from '../style/vars.ts';

export const figure = rule({ display: 'grid', width: '100%', background: vars.color.sunken });

/** True to scale at one ratio alone, that of `sketch.ts`. */
export const ground = rule({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '5 / 3',
  overflow: 'hidden',
});

/** The nearer to the middle, the more of them lie on each other. */
export const ring = rule({
  fill: vars.color.link,
  fillOpacity: 0.05,
  stroke: vars.color.link,
  strokeOpacity: 0.3,
});

export const mark = rule({ fontWeight: 600, fontSize: vars.size.s });

within(`${mark} path`, {
  fill: vars.action.ground,
  stroke: vars.action.on,
  strokeWidth: 1,
});
// A halo of the ground keeps words apart from the grid and from other marks.
within(`${mark} text, ${ground} > g > text`, {
  fill: vars.color.text,
  stroke: vars.color.sunken,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

export const pale = rule({ fontWeight: 400 });
within(`${pale} path`, { fill: vars.color.muted, stroke: vars.color.surface });
within(`${pale} text`, { fill: vars.color.muted });

export const scale = rule({ fontSize: vars.size.xs });
within(`${scale} line`, { stroke: vars.color.text, strokeWidth: 2 });

export const north = rule({ fill: vars.color.muted, fontSize: vars.size.xs, fontWeight: 600 });

export const caption = rule({
  padding: `0 ${vars.space.s4} ${vars.space.s3}`,
  color: vars.color.muted,
  fontSize: vars.size.s,
});
