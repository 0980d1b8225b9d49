import { boundsOf } from '../side/lamps.ts';

/** Outlines of a headlight inside the box of the first drawing's. */
export function headlightForm(first: string, form: number): string {
  const { left, right, top, bottom } = boundsOf(first);
  const [width, height] = [right - left, bottom - top];
  const x = (share: number) => (left + width * share).toFixed(1);
  const y = (share: number) => (top + height * share).toFixed(1);
  switch (form) {
    // A slim strip.
    case 1:
      return `M${x(0)} ${y(0.62)} C${x(0.3)} ${y(0.36)} ${x(0.7)} ${y(0.16)} ${x(1.05)} ${y(0.02)} L${x(0.98)} ${y(0.3)} C${x(0.7)} ${y(0.5)} ${x(0.35)} ${y(0.78)} ${x(0.03)} ${y(0.94)}Z`;
    // Upright and square.
    case 2:
      return `M${x(0.02)} ${y(0.34)} L${x(0.7)} ${y(0.02)} L${x(0.74)} ${y(0.78)} L${x(0.02)} ${y(1.2)}Z`;
    // Swept far back.
    case 3:
      return `M${x(0.02)} ${y(1)} C${x(0.06)} ${y(0.64)} ${x(0.6)} ${y(0.2)} ${x(1.3)} ${y(-0.1)} C${x(1)} ${y(0.4)} ${x(0.8)} ${y(0.9)} ${x(0.42)} ${y(1.06)}Z`;
    // A drop.
    case 4:
      return `M${x(0.02)} ${y(0.8)} C${x(0.06)} ${y(0.3)} ${x(0.36)} ${y(0.02)} ${x(0.66)} ${y(0.06)} C${x(0.86)} ${y(0.1)} ${x(0.84)} ${y(0.6)} ${x(0.6)} ${y(0.94)} C${x(0.4)} ${y(1.2)} ${x(0.06)} ${y(1.24)} ${x(0.02)} ${y(0.8)}Z`;
    default:
      return first;
  }
}

/** Outlines of a tail light inside the box of the first drawing's. */
export function tailForm(first: string, form: number): string {
  const { left, right, top, bottom } = boundsOf(first);
  const [width, height] = [right - left, bottom - top];
  const x = (share: number) => (left + width * share).toFixed(1);
  const y = (share: number) => (top + height * share).toFixed(1);
  switch (form) {
    // A long blade.
    case 1:
      return `M${x(-0.3)} ${y(0.36)} L${x(0.9)} ${y(0.1)} L${x(0.98)} ${y(0.6)} L${x(-0.2)} ${y(0.62)}Z`;
    // Upright at the corner.
    case 2:
      return `M${x(0.6)} ${y(-0.1)} L${x(0.9)} ${y(-0.02)} L${x(1)} ${y(1.3)} L${x(0.62)} ${y(1.24)} C${x(0.5)} ${y(0.8)} ${x(0.5)} ${y(0.3)} ${x(0.6)} ${y(-0.1)}Z`;
    // A wedge.
    case 3:
      return `M${x(0.1)} ${y(0.14)} L${x(0.92)} ${y(0.02)} L${x(0.99)} ${y(0.98)} L${x(0.56)} ${y(0.76)}Z`;
    default:
      return first;
  }
}
