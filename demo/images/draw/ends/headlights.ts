import type { EndGeometry } from './geometry.ts';

/** Outline of a headlight on the right half; the forms answer those of the side. */
export function headlightOutline({ half, nose, boxy, lamp = 0 }: EndGeometry): string {
  const x = (share: number) => (half * share).toFixed(1);
  const y = (down: number) => (nose + down).toFixed(1);
  const drop = boxy ? 14 : 0;
  switch (lamp) {
    case 1:
      return `M${x(0.5)} ${y(24 + drop)} C${x(0.7)} ${y(12 + drop)} ${x(0.85)} ${y(4 + drop)} ${x(0.97)} ${y(drop - 4)} L${x(0.97)} ${y(14 + drop)} C${x(0.85)} ${y(24 + drop)} ${x(0.7)} ${y(34 + drop)} ${x(0.51)} ${y(38 + drop)}Z`;
    case 2:
      return `M${x(0.58)} ${y(8 + drop)} H${x(0.95)} L${x(0.96)} ${y(52 + drop)} H${x(0.56)}Z`;
    case 3:
      return `M${x(0.46)} ${y(34 + drop)} C${x(0.62)} ${y(22 + drop)} ${x(0.84)} ${y(-8)} ${x(0.97)} ${y(-22)} C${x(0.99)} ${y(10)} ${x(0.94)} ${y(40 + drop)} ${x(0.78)} ${y(46 + drop)} C${x(0.66)} ${y(48 + drop)} ${x(0.54)} ${y(44 + drop)} ${x(0.46)} ${y(34 + drop)}Z`;
    case 4:
      return `M${x(0.56)} ${y(28 + drop)} C${x(0.56)} ${y(2 + drop)} ${x(0.72)} ${y(-6 + drop)} ${x(0.84)} ${y(-4 + drop)} C${x(0.97)} ${y(drop)} ${x(0.99)} ${y(34 + drop)} ${x(0.88)} ${y(48 + drop)} C${x(0.74)} ${y(60 + drop)} ${x(0.56)} ${y(54 + drop)} ${x(0.56)} ${y(28 + drop)}Z`;
    default:
      return boxy
        ? `M${x(0.55)} ${y(14)} H${x(0.94)} L${x(0.95)} ${y(62)} H${x(0.53)}Z`
        : `M${x(0.52)} ${y(24)} C${x(0.7)} ${y(8)} ${x(0.84)} ${y(-4)} ${x(0.97)} ${y(-10)} C${x(0.99)} ${y(18)} ${x(0.92)} ${y(36)} ${x(0.8)} ${y(40)} C${x(0.68)} ${y(42)} ${x(0.58)} ${y(38)} ${x(0.52)} ${y(24)}Z`;
  }
}
