import { type ContrastFailure, checkTheme } from './checkTheme.ts';
import { type Hex, isHex } from './color/hex.ts';
import { nearestColor } from './color/nearestPassing.ts';
import { type DealerTheme, dealerOverrides } from './dealerOverrides.ts';
import type { ThemeTokens } from './tokens.ts';

/** A dealer's colour that makes something too faint to read. */
export interface ThemeFault {
  /** Key of the theme: `brand`, `colors.text`; `null` when the template's own theme is at fault. */
  key: string | null;
  /** The faintest of what fails because of it. */
  failure: ContrastFailure;
  /** The value's nearest colour with which all of it passes, `null` when there is none. */
  nearest: Hex | null;
}

/** Faults of a dealer's colours over its template's theme, one a key; empty is good. */
export function checkDealerTheme(tokens: ThemeTokens, theme: DealerTheme): ThemeFault[] {
  const failures = checkTheme(tokens, dealerOverrides(tokens, theme));
  const own = checkTheme(tokens);
  const ownPairs = new Set(own.map(pairOf));
  const byKey = Map.groupBy(failures, (failure) =>
    ownPairs.has(pairOf(failure)) && !isSet(theme, failure)
      ? null
      : culprit(tokens, theme, failure),
  );
  return Array.from(byKey, ([key, pairs]) =>
    key === null
      ? // As the template has it, whatever a dealer makes of it: the same for all its sites.
        { key, failure: faintest(own), nearest: null }
      : { key, failure: faintest(pairs), nearest: nearestFor(tokens, theme, key, pairs) },
  );
}

function faintest(pairs: readonly ContrastFailure[]): ContrastFailure {
  return pairs.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst));
}

function pairOf({ scheme, foreground, background }: ContrastFailure): string {
  return [scheme, foreground, background].join(' ');
}

/** Whether the dealer itself names one of the two colours. */
function isSet(theme: DealerTheme, pair: ContrastFailure): boolean {
  const keys = colorsOf(theme).map(([key]) => key);
  return keysOf(pair).some((key) => keys.includes(key));
}

function keysOf({ foreground, background }: ContrastFailure): string[] {
  return [foreground, background].map((name) => name.replace('color.', 'colors.'));
}

/** The colour without which the pair passes; else the one that the pair itself is made of. */
function culprit(tokens: ThemeTokens, theme: DealerTheme, pair: ContrastFailure): string | null {
  const keys = colorsOf(theme).map(([key]) => key);
  const own = keysOf(pair);
  return (
    keys.find((key) => passes(tokens, withColor(theme, key, undefined), [pair])) ??
    keys.find((key) => own.includes(key)) ??
    keys[0] ??
    null
  );
}

function nearestFor(
  tokens: ThemeTokens,
  theme: DealerTheme,
  key: string,
  pairs: readonly ContrastFailure[],
): Hex | null {
  const value = colorsOf(theme).find(([name]) => name === key)?.[1];
  if (value === undefined || !isHex(value)) return null;
  return nearestColor(value, (candidate) =>
    passes(tokens, withColor(theme, key, candidate), pairs),
  );
}

function passes(
  tokens: ThemeTokens,
  theme: DealerTheme,
  pairs: readonly ContrastFailure[],
): boolean {
  const failing = checkTheme(tokens, dealerOverrides(tokens, theme));
  return !pairs.some(({ scheme, foreground, background }) =>
    failing.some(
      (other) =>
        other.scheme === scheme &&
        other.foreground === foreground &&
        other.background === background,
    ),
  );
}

/** Text colours first: of two that clash, the words are easier to change than the ground. */
const ORDER = ['colors.muted', 'colors.text', 'colors.line', 'accent', 'brand'];

function colorsOf({ brand, accent, colors = {} }: DealerTheme): [key: string, value: string][] {
  const all: [string, string | undefined][] = [
    ...Object.entries(colors).map(([key, value]): [string, string | undefined] => [
      `colors.${key}`,
      value,
    ]),
    ['accent', accent],
    ['brand', brand],
  ];
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return all
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .sort(([one], [other]) => rank(one) - rank(other));
}

function withColor(theme: DealerTheme, key: string, value: Hex | undefined): DealerTheme {
  const [group = '', name] = key.split('.');
  return name === undefined
    ? { ...theme, [group]: value }
    : { ...theme, colors: { ...theme.colors, [name]: value } };
}
