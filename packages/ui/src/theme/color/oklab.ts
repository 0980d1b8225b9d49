import { formatHex, type Hex, parseHex } from './hex.ts';

/** Lightness 0 to 1 and two colour axes, even to the eye (Björn Ottosson's Oklab). */
export interface Oklab {
  l: number;
  a: number;
  b: number;
}

/** By channel value: a power each time would be most of the cost of checking a theme. */
const LINEAR = /* @__PURE__ */ Float64Array.from({ length: 256 }, (_, channel) => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function toLinear(channel: number): number {
  return LINEAR[channel] ?? 0;
}

function fromLinear(linear: number): number {
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
}

/** Linear light of each channel, 0 to 1. */
export function linearRgb(hex: Hex): readonly [number, number, number] {
  const [r, g, b] = parseHex(hex);
  return [toLinear(r), toLinear(g), toLinear(b)];
}

export function toOklab(hex: Hex): Oklab {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function channels({ l, a, b }: Oklab): [number, number, number] {
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

function inGamut(rgb: readonly number[]): boolean {
  return Math.min(...rgb) >= -1e-4 && Math.max(...rgb) <= 1.0001;
}

/** Steps in which a colour outside sRGB gives up its chroma. */
const CHROMA_STEPS = 64;

/** The screen colour; one outside sRGB loses chroma, never lightness or hue. */
export function fromOklab({ l, a, b }: Oklab): Hex {
  const withChroma = (step: number) =>
    channels({ l, a: (a * step) / CHROMA_STEPS, b: (b * step) / CHROMA_STEPS });
  let rgb = channels({ l, a, b });
  if (!inGamut(rgb)) {
    let inside = 0;
    for (let half = CHROMA_STEPS / 2; half >= 1; half /= 2) {
      if (inGamut(withChroma(inside + half))) inside += half;
    }
    rgb = withChroma(inside);
  }
  return formatHex([fromLinear(rgb[0]), fromLinear(rgb[1]), fromLinear(rgb[2])]);
}
