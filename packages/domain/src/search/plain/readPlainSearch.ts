import type { ValueKey } from '../facets.ts';
import { normalQuery, normalValues, searchLimits } from '../searchLimits.ts';
import { matchKey } from '../slug.ts';
import { readAmount } from './amount.ts';
import { noise } from './families.ts';
import type { Meaning, PlainPiece } from './meaning.ts';
import { readPlace } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text as understood. */
export interface PlainReading {
  /** The text on one line with single spaces, which the offsets of the pieces count in. */
  text: string;
  /** What was understood, in order, without overlap. */
  pieces: readonly PlainPiece[];
  /** What is left for the text search. */
  rest: string;
}

interface Token {
  index: number;
  start: number;
  end: number;
  key: string;
}

/** Most words a phrase is looked up with. */
const longestPhrase = 6;
const negation =
  /(?:no|not|non|without|except(?: for)?|excluding|anything but|other than)(?![a-z\d])/y;

/** Facets where a vehicle has one value, so that all others can stand for "not". */
const exclusive: readonly ValueKey[] = [
  'car_type',
  'make',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'city',
];

function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)*|[$<>≤≥~]/gu)].map((match, index) => ({
    index,
    start: match.index,
    end: match.index + match[0].length,
    key: matchKey(match[0]),
  }));
}

/** In lower case where that keeps every offset, as it does but for a few letters such as `İ`. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

/** A phrase or its singular; `null` is a phrase to leave to the text search. */
function lookUp(phrases: Vocabulary['phrases'], key: string): Meaning | null | undefined {
  const singulars = key.length > 2 ? [key.replace(/s$/, ''), key.replace(/es$/, '')] : [];
  const found = [key, ...singulars].find((word) => phrases.has(word));
  return found === undefined ? undefined : phrases.get(found);
}

/** What was found, or a span of words to leave to the text search. */
type Finding = Omit<PlainPiece, 'meaning'> & { meaning: Meaning | null };

/** The longest phrase that starts with a token. */
function readPhrase(tokens: readonly Token[], at: number, { phrases }: Vocabulary): Finding | null {
  const start = tokens[at]?.start ?? 0;
  for (let count = longestPhrase; count > 0; count -= 1) {
    const words = tokens.slice(at, at + count);
    const meaning = lookUp(phrases, words.map(({ key }) => key).join(''));
    const last = words.at(-1);
    if (meaning !== undefined && last && words.length === count) {
      return { start, end: last.end, meaning };
    }
  }
  return null;
}

/** Every other value the stock has, where a search can hold them; `null` where it cannot. */
function opposite(meaning: Meaning | null, valuesOf: Vocabulary['valuesOf']): Meaning | null {
  if (meaning?.kind !== 'values') return null;
  const [key, ...more] = Object.keys(meaning.values) as ValueKey[];
  if (key === undefined || more.length > 0 || !exclusive.includes(key)) return null;
  const others = valuesOf(key).filter((value) => !meaning.values[key]?.includes(value));
  return others.length === 0 || others.length > searchLimits.valuesPerFacet
    ? null
    : { kind: 'values', values: { [key]: normalValues(others) }, bound: true };
}

/** `not white`; without a meaning where a search cannot say it, so that no word is misread. */
function readNegation(
  lower: string,
  tokens: readonly Token[],
  { start, index }: Token,
  vocabulary: Vocabulary,
): Finding | null {
  negation.lastIndex = start;
  if (!negation.test(lower)) return null;
  const next = tokens.findIndex((token) => token.start >= negation.lastIndex);
  const phrase = next > index ? readPhrase(tokens, next, vocabulary) : null;
  return (
    phrase && { start, end: phrase.end, meaning: opposite(phrase.meaning, vocabulary.valuesOf) }
  );
}

/** The text of tokens, as written where they stand side by side. */
function textOf(text: string, tokens: readonly Token[]): string {
  const runs: Token[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last?.index === token.index - 1) runs.splice(-1, 1, { ...token, start: last.start });
    else runs.push(token);
  }
  return runs.map(({ start, end }) => text.slice(start, end)).join(' ');
}

/**
 * Reads text such as `white auto ute under 40k 7 seats near 4207` by the words of the site's own
 * stock. Deterministic, and total on any text. Words without a meaning of their own are dropped from
 * what is left, unless the text has nothing else.
 */
export function readPlainSearch(written: string, vocabulary: Vocabulary): PlainReading {
  const text = normalQuery(written);
  const tokens = tokensOf(text);
  const lower = lowerCase(text);
  const pieces: PlainPiece[] = [];
  const left: Token[] = [];
  let from = 0;
  for (const token of tokens) {
    if (token.start < from) continue;
    const piece =
      readNegation(lower, tokens, token, vocabulary) ??
      readAmount(lower, token.start, vocabulary.numbers) ??
      readPlace(lower, token.start, vocabulary.places, vocabulary.valuesOf('state')) ??
      readPhrase(tokens, token.index, vocabulary);
    from = piece?.end ?? token.end;
    if (piece?.meaning) pieces.push({ ...piece, meaning: piece.meaning });
    else if (piece)
      left.push(...tokens.filter(({ start }) => start >= token.start && start < from));
    else if (token.key !== '' && !noise.includes(token.key)) left.push(token);
  }
  return { text, pieces, rest: textOf(text, left) || (pieces.length > 0 ? '' : text) };
}
