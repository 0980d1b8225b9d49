import type { ThemeOverrides, ThemeTokens } from './tokens.ts';

/** The theme of one dealer: the template's tokens with the dealer's own over them. */
export function mergeTheme(tokens: ThemeTokens, overrides: ThemeOverrides = {}): ThemeTokens {
  return {
    scheme: overrides.scheme ?? tokens.scheme,
    color: { ...tokens.color, ...overrides.color },
    alternate: mergeAlternate(tokens.alternate, overrides.alternate),
    font: { ...tokens.font, ...overrides.font },
    heading: { ...tokens.heading, ...overrides.heading },
    shape: { ...tokens.shape, ...overrides.shape },
    button: { ...tokens.button, ...overrides.button },
    card: { ...tokens.card, ...overrides.card },
    layout: { ...tokens.layout, ...overrides.layout },
  };
}

/** An override of `null` leaves one scheme; none can be added to a theme that has no second. */
function mergeAlternate(
  own: ThemeTokens['alternate'],
  over: ThemeOverrides['alternate'],
): NonNullable<ThemeTokens['alternate']> | null {
  return own && over !== null ? { ...own, ...over } : null;
}
