import type { Hex } from './color/hex.ts';
import { mix } from './color/mix.ts';
import type { Ground, ThemeTokens } from './tokens.ts';

/** The colour a ground stands for in a theme. */
export function groundColor(ground: Ground, color: ThemeTokens['color']): Hex {
  switch (ground) {
    case 'surface':
    case 'text':
    case 'brand':
    case 'accent':
      return color[ground];
    case 'brandDark':
      return mix(color.brand, '#000000', 0.22);
    case 'brandSoft':
      return mix(color.page, color.brand, 0.07);
    default:
      return ground;
  }
}
