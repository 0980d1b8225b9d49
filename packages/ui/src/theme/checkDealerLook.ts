import { type ContrastFailure, checkTheme } from './checkTheme.ts';
import { type Hex, isHex } from './color/hex.ts';
import { nearestColor } from './color/nearestPassing.ts';
import { type DealerLook, dealerOverrides } from './dealerOverrides.ts';
import type { ThemeTokens } from './tokens.ts';

/** A dealer's colour that makes something too faint to read. */
export interface LookFault {
  /** Key of the look: `brand`, `colors.text`; `null` when the template's own theme is at fault. */
  key: string | null;
  /** The faintest of what fails because of it. */
  failure: ContrastFailure;
  /** The value's nearest colour with which all of it passes, `null` when there is none. */
  nearest: Hex | null;
}

/** Faults of a dealer's colours over its template's theme, one a key; empty is good. */
export function checkDealerLook(tokens: ThemeTokens, look: DealerLook): LookFault[] {
  const failures = checkTheme(tokens, dealerOverrides(tokens, look));
  const own = checkTheme(tokens);
  const ownPairs = new Set(own.map(pairOf));
  const byKey = Map.groupBy(failures, (failure) =>
    ownPairs.has(pairOf(failure)) && !isSet(look, failure) ? null : culprit(tokens, look, failure),
  );
  return Array.from(byKey, ([key, pairs]) =>
    key === null
      ? // As the template has it, whatever a look makes of it: the same for all its sites.
        { key, failure: faintest(own), nearest: null }
      : { key, failure: faintest(pairs), nearest: nearestFor(tokens, look, key, pairs) },
  );
}

function faintest(pairs: readonly ContrastFailure[]): ContrastFailure {
  return pairs.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst));
}

function pairOf({ scheme, foreground, background }: ContrastFailure): string {
  return [scheme, foreground, background].join(' ');
}

/** Whether the look itself names one of the two colours. */
function isSet(look: DealerLook, pair: ContrastFailure): boolean {
  const keys = colorsOf(look).map(([key]) => key);
  return keysOf(pair).some((key) => keys.includes(key));
}

function keysOf({ foreground, background }: ContrastFailure): string[] {
  return [foreground, background].map((name) => name.replace('color.', 'colors.'));
}

/** The colour without which the pair passes; else the one that the pair itself is made of. */
function culprit(tokens: ThemeTokens, look: DealerLook, pair: ContrastFailure): string | null {
  const keys = colorsOf(look).map(([key]) => key);
  const own = keysOf(pair);
  return (
    keys.find((key) => passes(tokens, withColor(look, key, undefined), [pair])) ??
    keys.find((key) => own.includes(key)) ??
    keys[0] ??
    null
  );
}

function nearestFor(
  tokens: ThemeTokens,
  look: DealerLook,
  key: string,
  pairs: readonly ContrastFailure[],
): Hex | null {
  const value = colorsOf(look).find(([name]) => name === key)?.[1];
  if (value === undefined || !isHex(value)) return null;
  return nearestColor(value, (candidate) => passes(tokens, withColor(look, key, candidate), pairs));
}

function passes(tokens: ThemeTokens, look: DealerLook, pairs: readonly ContrastFailure[]): boolean {
  const failing = checkTheme(tokens, dealerOverrides(tokens, look));
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

function colorsOf({ brand, accent, colors = {} }: DealerLook): [key: string, value: string][] {
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

function withColor(look: DealerLook, key: string, value: Hex | undefined): DealerLook {
  const [group = '', name] = key.split('.');
  return name === undefined
    ? { ...look, [group]: value }
    : { ...look, colors: { ...look.colors, [name]: value } };
}
