import type { Look } from '../../look.ts';
import { formOf } from '../look/form.ts';
import { type EndGeometry, type EndShape, ends } from './geometry.ts';

/** The end of a shape in the proportions and with the face that its side has. */
export function dressEnd(shape: EndShape, look?: Look): EndGeometry {
  const end = ends[shape];
  if (look === undefined) return end;
  const { roof, belt, ride, hood, slope } = formOf(shape, look);
  return {
    ...end,
    top: Math.round(end.top + (roof + slope * 0.2) * 1.1 + ride),
    belt: Math.round(end.belt + belt + ride),
    nose: Math.round(end.nose + hood * 0.5 + belt * 0.4 + ride),
    face: look.face,
    lamp: (look.face + 1) % 5,
    sign: (look.era + look.face) % 7,
  };
}
