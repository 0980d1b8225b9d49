import type { ThemeTokens } from './tokens.ts';

/** A theme as it is in each of its colour schemes: its own first, then the other, if it has one. */
export function schemesOf(tokens: ThemeTokens): ThemeTokens[] {
  if (!tokens.alternate) return [tokens];
  return [
    tokens,
    {
      ...tokens,
      scheme: tokens.scheme === 'light' ? 'dark' : 'light',
      color: { ...tokens.color, ...tokens.alternate },
    },
  ];
}
