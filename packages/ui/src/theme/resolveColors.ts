import { contrast, luminance } from './color/contrast.ts';
import type { Hex } from './color/hex.ts';
import { mix } from './color/mix.ts';
import { nearestPassing } from './color/nearestPassing.ts';
import { readableOn } from './color/readableOn.ts';
import { groundColor } from './groundColor.ts';
import type { Ground, ThemeTokens } from './tokens.ts';

/**
 * A large part of the page with its own ground, and everything drawn on that ground.
 * A type, not an interface: the CSS contract asks for an index signature.
 */
export type Region = {
  ground: Hex;
  text: Hex;
  muted: Hex;
  line: Hex;
  hover: Hex;
  focus: Hex;
};

const AA_TEXT = 4.5;
const AA_SHAPE = 3;

function region(chosen: Ground, tokens: ThemeTokens['color']): Region {
  const ground = groundColor(chosen, tokens);
  const text = readableOn(ground, [tokens.text, tokens.surface]);
  const muted = mix(text, ground, 0.25);
  const toward = mix(ground, text, 0.08);
  const away = mix(ground, luminance(text) > luminance(ground) ? '#000000' : '#ffffff', 0.12);
  return {
    ground,
    text,
    muted: contrast(muted, ground) >= AA_TEXT ? muted : text,
    line: mix(ground, text, 0.16),
    hover: contrast(toward, text) >= AA_TEXT ? toward : away,
    focus: nearestPassing(tokens.accent, [ground], AA_SHAPE) ?? text,
  };
}

/** A button-like ground: a step toward its text on hover, two when pressed. */
function interactive(ground: Hex, preferred: readonly Hex[]) {
  const on = readableOn(ground, preferred);
  const away: Hex = on === '#000000' || contrast(on, '#000000') < 3 ? '#ffffff' : '#000000';
  return { ground, on, hover: mix(ground, away, 0.12), pressed: mix(ground, away, 0.22) };
}

/** A message's soft ground, its text and its edge. */
function message(color: Hex, { surface, text }: ThemeTokens['color']) {
  const soft = mix(surface, color, 0.1);
  return { edge: color, soft, on: nearestPassing(mix(color, text, 0.25), [soft], AA_TEXT) ?? text };
}

/** The parts of a ground that components draw; one that nothing reads is a cost of every page. */
function drawn<Part extends string, Kept extends Part>(
  parts: Record<Part, Hex>,
  ...kept: readonly Kept[]
): Record<Kept, Hex> {
  return Object.fromEntries(kept.map((part) => [part, parts[part]])) as Record<Kept, Hex>;
}

/** Every colour a component may use, computed from a theme's few. */
export function resolveColors(color: ThemeTokens['color']) {
  const { page, surface, text, muted, line, brand, accent } = color;
  const brandSoft = groundColor('brandSoft', color);
  const grounds = [page, surface, brandSoft];
  const both = [text, surface] as const;
  const brandText = nearestPassing(brand, grounds, AA_TEXT) ?? text;
  return {
    color: {
      page,
      surface,
      sunken: mix(surface, text, 0.045),
      text,
      muted,
      line,
      /** Edge of fields and checkboxes: WCAG 1.4.11 asks for 3:1. */
      control: nearestPassing(mix(line, text, 0.35), grounds, AA_SHAPE) ?? text,
      link: brandText,
      linkHover: mix(brandText, text, 0.4),
      focus: nearestPassing(brand, grounds, AA_SHAPE) ?? text,
      /** A breath of the brand: bands of a page, entries under the pointer. */
      brandSoft,
      accent,
      onAccent: readableOn(accent, both),
    },
    brand: drawn(interactive(brand, both), 'ground', 'on', 'pressed'),
    action: interactive(groundColor(color.action, color), both),
    positive: message(color.positive, color),
    caution: message(color.caution, color),
    critical: message(color.critical, color),
    header: drawn(region(color.header, color), 'ground', 'text', 'line', 'hover', 'focus'),
    utility: drawn(region(color.utility, color), 'ground', 'text', 'hover', 'focus'),
    footer: drawn(region(color.footer, color), 'ground', 'text', 'muted', 'line', 'focus'),
    hero: drawn(region(color.hero, color), 'ground', 'text', 'muted', 'line', 'focus'),
    price: drawn(region(color.price, color), 'ground', 'text', 'line'),
    tag: drawn(region(color.tag, color), 'ground', 'text'),
  };
}
