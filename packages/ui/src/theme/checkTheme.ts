import { contrast } from './color/contrast.ts';
import type { Hex } from './color/hex.ts';
import { nearestPassing } from './color/nearestPassing.ts';
import { type ColorName, type ContrastPair, contrastPairs } from './contrastPairs.ts';
import { mergeTheme } from './mergeTheme.ts';
import { resolveColors } from './resolveColors.ts';
import { schemesOf } from './schemesOf.ts';
import type { ThemeOverrides, ThemeTokens } from './tokens.ts';

/** A pair of a theme that is too faint to read. */
export interface ContrastFailure extends ContrastPair {
  scheme: ThemeTokens['scheme'];
  foregroundColor: Hex;
  backgroundColor: Hex;
  /** Measured, rounded down to two decimals. */
  ratio: number;
  /** The foreground's nearest colour that passes, `null` when no foreground can. */
  nearest: Hex | null;
  /** What happened, why it matters, what to do. */
  message: string;
}

function describe(failure: Omit<ContrastFailure, 'message'>): string {
  const { foreground, foregroundColor, background, backgroundColor, ratio, needed, nearest } =
    failure;
  const remedy = nearest
    ? `Use ${nearest}, the nearest colour that passes.`
    : `No colour passes on ${backgroundColor}: change the ground.`;
  return `${foreground} ${foregroundColor} on ${background} ${backgroundColor} has a contrast of ${ratio}:1. Shoppers with low vision cannot make out ${failure.where}; WCAG 2.2 asks for ${needed}:1. ${remedy}`;
}

/**
 * Pairs of a theme, or of a theme with a dealer's colours, that fail WCAG 2.2 in either of its
 * schemes; empty is good.
 */
export function checkTheme(tokens: ThemeTokens, overrides?: ThemeOverrides): ContrastFailure[] {
  return schemesOf(mergeTheme(tokens, overrides)).flatMap(checkScheme);
}

function checkScheme({ scheme, color }: ThemeTokens): ContrastFailure[] {
  const colors = resolveColors(color);
  const valueOf = (name: ColorName): Hex => {
    const [group, key] = name.split('.') as [keyof typeof colors, string];
    return (colors[group] as Record<string, Hex>)[key] as Hex;
  };
  return contrastPairs.flatMap((pair) => {
    const foregroundColor = valueOf(pair.foreground);
    const backgroundColor = valueOf(pair.background);
    const measured = contrast(foregroundColor, backgroundColor);
    if (measured >= pair.needed) return [];
    const failure = {
      ...pair,
      scheme,
      foregroundColor,
      backgroundColor,
      ratio: Math.floor(measured * 100) / 100,
      nearest: nearestPassing(foregroundColor, [backgroundColor], pair.needed),
    };
    return [{ ...failure, message: describe(failure) }];
  });
}
