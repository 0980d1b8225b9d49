/** Mixes two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Perceived lightness, 0 to 1. */
export function lightness(colour: string): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
  return part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11;
}
