import { cx } from '../../style/cx.ts';
import { shape as shapes, skeleton, width as widths } from './skeleton.css.ts';

export interface SkeletonProps {
  /** What is on its way. Default: a line of text. */
  shape?: keyof typeof shapes;
  width?: keyof typeof widths;
}

/** Holds the place of something not loaded yet; the part around it says `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={cx(skeleton, shapes[shape], widths[width])} aria-hidden="true" />;
}
