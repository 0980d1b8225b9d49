/** A colour as `#rrggbb`, six hexadecimal digits. */
export type Hex = `#${string}`;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const SIX_DIGITS = /^#[0-9a-f]{6}$/i;

/** Tells whether a text, for example from a dealer's configuration, is a `Hex`. */
export function isHex(text: string): text is Hex {
  return SIX_DIGITS.test(text);
}

/** Channels of a colour. Throws a `TypeError` for anything but `#rrggbb`. */
export function parseHex(hex: Hex): Rgb {
  if (!isHex(hex)) {
    throw new TypeError(
      `"${String(hex)}" is not a colour. Themes need exact colours to compute hover states and to check contrast. Write it as # and six hexadecimal digits, for example #1f4d3f.`,
    );
  }
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The colour of three channels; values outside 0 to 255 are cut. */
export function formatHex(rgb: Rgb): Hex {
  const digits = rgb.map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
