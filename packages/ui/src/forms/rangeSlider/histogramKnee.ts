import type { Histogram, Span } from '@forecourt/domain';

/**
 * Where a slider's track bends so that it runs under its histogram: the last bar holds all that
 * lies far above the others. `null` where it holds no more than its own band.
 */
export function histogramKnee(
  histogram: Histogram | undefined,
  { min, max }: Span,
): { value: number; place: number } | null {
  if (!histogram || histogram.to >= max) return null;
  const place = (histogram.counts.length - 1) / histogram.counts.length;
  return { value: min + (histogram.to - min) * place, place };
}
