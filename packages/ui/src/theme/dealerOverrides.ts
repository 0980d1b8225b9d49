import type { DealerColor, DealerGround } from '@forecourt/domain';
import type { Hex } from './color/hex.ts';
import { nearestPassing } from './color/nearestPassing.ts';
import { type FontName, fontStacks } from './fontStacks.ts';
import type { ThemeOverrides, ThemeTokens } from './tokens.ts';

/** What a dealer may say about its own theme, as `theme` in its configuration. */
export interface DealerTheme {
  /** Links, secondary buttons, and every ground that follows the brand. */
  brand?: Hex | undefined;
  /** The main button, tags and marks. */
  accent?: Hex | undefined;
  /** Corners of cards, pixels; those of smaller things follow in proportion. */
  radius?: number | undefined;
  headingFont?: FontName | undefined;
  bodyFont?: FontName | undefined;
  /** Further colours of the theme's own scheme, where brand and accent are not enough. */
  colors?: DealerColors | undefined;
  /** `false` shows one scheme to everybody, whatever the template has. */
  bothSchemes?: boolean | undefined;
}

/** Colours of the theme that a dealer may set by name. */
export type DealerColors = {
  readonly [Key in DealerColor | DealerGround]?: ThemeTokens['color'][Key] | undefined;
};

type Corners = Pick<ThemeTokens['shape'], 'card' | 'control' | 'tag' | 'button'>;

/** Corners of `radius`, smaller ones on smaller things; a template's pill buttons stay pills. */
function shapeOf(radius: number, { button }: ThemeTokens['shape']): Corners {
  const small = Math.round(Math.min(radius * 0.6, 10));
  return { card: radius, control: small, tag: small, button: button >= 100 ? button : small };
}

/** In the other scheme a brand is as much lighter or darker as it must be to stand out on cards. */
function alternateOf(
  { color, alternate }: ThemeTokens,
  { brand, accent }: DealerTheme,
): NonNullable<ThemeOverrides['alternate']> {
  const surface = alternate?.surface ?? color.surface;
  return {
    ...(brand && { brand: nearestPassing(brand, [surface], 3) ?? brand }),
    ...(accent && { accent, action: 'accent' }),
  };
}

/** A dealer's few wishes as overrides of its template's theme, so that all parts go together. */
export function dealerOverrides(tokens: ThemeTokens, theme: DealerTheme): ThemeOverrides {
  const { brand, accent, radius, headingFont, bodyFont, colors, bothSchemes = true } = theme;
  const chosen = Object.entries(colors ?? {}).filter(([, value]) => value !== undefined);
  return {
    color: {
      ...(Object.fromEntries(chosen) as Partial<ThemeTokens['color']>),
      ...(brand && { brand }),
      ...(accent && { accent, action: 'accent' }),
    },
    ...(tokens.alternate && { alternate: bothSchemes ? alternateOf(tokens, theme) : null }),
    ...((headingFont || bodyFont) && {
      font: {
        ...(headingFont && { heading: fontStacks[headingFont] }),
        ...(bodyFont && { body: fontStacks[bodyFont] }),
      },
    }),
    ...(radius !== undefined && { shape: shapeOf(radius, tokens.shape) }),
  };
}
