import type { Hex } from './color/hex.ts';
import type { ThemeOverrides, ThemeTokens } from './tokens.ts';

/** What a dealer may say about its own look. */
export interface DealerLook {
  /** Links, secondary buttons, and every ground that follows the brand. */
  brand?: Hex | undefined;
  /** The main button, tags and marks. */
  accent?: Hex | undefined;
  /** Corners of cards, pixels; those of smaller things follow in proportion. */
  radius?: number | undefined;
}

/** Corners of `radius`, smaller ones on smaller things; a template's pill buttons stay pills. */
function shapeOf(radius: number, { button }: ThemeTokens['shape']): ThemeTokens['shape'] {
  const small = Math.round(Math.min(radius * 0.6, 10));
  return { card: radius, control: small, tag: small, button: button >= 100 ? button : small };
}

/** A dealer's few wishes as overrides of its template's theme, so that all parts go together. */
export function dealerOverrides(tokens: ThemeTokens, look: DealerLook): ThemeOverrides {
  const { brand, accent, radius } = look;
  return {
    color: { ...(brand && { brand }), ...(accent && { accent, action: 'accent' }) },
    ...(radius !== undefined && { shape: shapeOf(radius, tokens.shape) }),
  };
}
