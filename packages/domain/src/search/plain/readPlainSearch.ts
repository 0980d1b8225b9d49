import { type ValueKey, valueFacet } from '../facets.ts';
import { normalQuery, searchLimits } from '../searchLimits.ts';
import { matchKey } from '../slug.ts';
import { readAmount } from './amount.ts';
import { noise } from './families.ts';
import { matchAt } from './matchAt.ts';
import { type Meaning, type PlainPiece, valuesMeaning } from './meaning.ts';
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
const LONGEST_PHRASE = 6;
const NEGATION =
  /(?:no|not|non|without|except(?: for)?|excluding|anything but|other than)(?![a-z\d])/y;

const noPlaces: ReadonlySet<number> = new Set();

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

/** What was found, or a span of words to leave to the text search. */
type Finding = Omit<PlainPiece, 'meaning'> & { meaning: Meaning | null };

/** The longest phrase, or its singular, that starts with a token. */
function readPhrase(from: readonly Token[], { phrases }: Vocabulary): Finding | null {
  for (let count = LONGEST_PHRASE; count > 0; count -= 1) {
    const words = from.slice(0, count);
    const key = words.map((word) => word.key).join('');
    const meaning = [key, key.replace(/s$/, ''), key.replace(/es$/, '')]
      .map((spelling) => phrases.get(spelling))
      .find((found) => found !== undefined);
    const [first] = words;
    const last = words.at(-1);
    if (meaning !== undefined && first && last) {
      return { start: first.start, end: last.end, meaning };
    }
  }
  return null;
}

/** Every other value the stock has, where a search can hold them; `null` where it cannot. */
function opposite(meaning: Meaning | null, valuesOf: Vocabulary['valuesOf']): Meaning | null {
  if (meaning?.kind !== 'values') return null;
  const [key, ...more] = Object.keys(meaning.values) as ValueKey[];
  if (!key || more.length > 0 || !valueFacet(key).exclusive) return null;
  const others = valuesOf(key).filter((value) => !meaning.values[key]?.includes(value));
  return others.length > 0 && others.length <= searchLimits.valuesPerFacet
    ? valuesMeaning({ [key]: others }, true)
    : null;
}

/** `not white`; without a meaning where a search cannot say it, so that no word is misread. */
function readNegation(
  lower: string,
  from: readonly Token[],
  vocabulary: Vocabulary,
): Finding | null {
  const start = from[0]?.start ?? 0;
  const found = matchAt(NEGATION, lower, start);
  const said = found && from.filter((token) => token.start >= found.end);
  const phrase = said && readPhrase(said, vocabulary);
  return phrase && { ...phrase, start, meaning: opposite(phrase.meaning, vocabulary.valuesOf) };
}

/** The text of tokens, as written where they stand side by side. */
function textOf(text: string, tokens: readonly Token[]): string {
  return tokens
    .map(({ index, start, end }, place) => {
      const before = tokens[place - 1];
      return before?.index === index - 1
        ? text.slice(before.end, end)
        : ` ${text.slice(start, end)}`;
    })
    .join('')
    .trim();
}

/**
 * Reads text such as `white auto ute under 40k 7 seats near 4207` by the words of the site's own
 * stock. Deterministic, and total on any text. Words without a meaning of their own are dropped from
 * what is left, unless the text has nothing else.
 *
 * @param asText where pieces start that are left to the text search, though they have a meaning
 */
export function readPlainSearch(
  written: string,
  vocabulary: Vocabulary,
  asText: ReadonlySet<number> = noPlaces,
): PlainReading {
  const text = normalQuery(written);
  const tokens = tokensOf(text);
  const lower = lowerCase(text);
  const pieces: PlainPiece[] = [];
  const left: Token[] = [];
  let end = 0;
  for (const token of tokens) {
    const { index, start, key } = token;
    if (start < end) continue;
    const from = tokens.slice(index);
    const piece =
      readNegation(lower, from, vocabulary) ??
      readAmount(lower, start, vocabulary.numbers) ??
      readPlace(lower, start, vocabulary.places, vocabulary.valuesOf('state')) ??
      readPhrase(from, vocabulary);
    end = piece?.end ?? token.end;
    const meaning = piece && !asText.has(piece.start) ? piece.meaning : null;
    if (piece && meaning) pieces.push({ ...piece, meaning });
    else if (piece) left.push(...from.filter((word) => word.start < end));
    else if (key !== '' && !noise.includes(key)) left.push(token);
  }
  return { text, pieces, rest: textOf(text, left) || (pieces.length > 0 ? '' : text) };
}
