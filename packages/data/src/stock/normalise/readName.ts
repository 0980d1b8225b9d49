import { headingKey } from '../fields/headingKey.ts';
import { isBlank } from '../fields/isBlank.ts';
import { knownMake } from './canonicalMake.ts';
import { knownModel, modelKey } from './knownModel.ts';
import type { Warn } from './warn.ts';

/** What a vehicle is called. */
export interface VehicleName {
  make: string;
  model: string;
  badge: string | null;
}

/** Remembers how a file spells the makes and models that no table knows: as it first does. */
export class Spellings {
  readonly #first = new Map<string, string>();

  /** The first spelling of a text that means this. */
  of(key: string, text: string): string {
    const first = this.#first.get(key);
    if (first !== undefined) return first;
    if (this.#first.size < MOST_SPELLINGS) this.#first.set(key, text);
    return text;
  }
}

const MOST_SPELLINGS = 50_000;
/** The longest makes are of three words. */
const MAKE_WORDS = 4;

function joined(words: readonly string[]) {
  return words.join(' ');
}

/** How many words of the model belong to the make: of `Alfa` and `Romeo 159` it is one. */
function wordsOfMake(make: string, words: readonly string[]): number {
  for (let taken = Math.min(words.length, MAKE_WORDS - 1); taken > 0; taken -= 1) {
    const text = `${make} ${joined(words.slice(0, taken))}`;
    const whole = knownMake(text);
    if (whole === null) continue;
    // `Mercedes` is a make by itself, and of `AMG GT` no word is its.
    const isWhole = headingKey(text) === headingKey(whole);
    if (isWhole && headingKey(make) !== headingKey(whole)) return taken;
    if (knownMake(make) === null) return taken;
  }
  return 0;
}

/** The longest start of a badge that is a model, else its first word. */
function modelIn(make: string, badge: string): { model: string; rest: string | null } {
  const words = badge.split(/\s+/);
  for (let taken = words.length; taken > 0; taken -= 1) {
    const model = knownModel(make, joined(words.slice(0, taken)));
    if (model !== null) return { model, rest: joined(words.slice(taken)) || null };
  }
  return { model: words[0] ?? badge, rest: joined(words.slice(1)) || null };
}

/** A model without the make before it: `Toyota HiLux` is a `HiLux`, an `MG 3` stays what it is. */
function withoutMake(make: string, given: string, model: string): string {
  if (knownModel(make, model) !== null) return model;
  const words = model.split(/\s+/);
  const tail = make.split(/[ -]/).at(-1) ?? '';
  for (let taken = Math.min(words.length - 1, MAKE_WORDS); taken > 0; taken -= 1) {
    const head = headingKey(joined(words.slice(0, taken)));
    const isMake = head === headingKey(make) || head === headingKey(given);
    const isTail = taken === 1 && tail !== make && head === headingKey(tail);
    const rest = joined(words.slice(taken));
    // Of `Toyota -` the sign alone would name nothing.
    if (head !== '' && (isMake || isTail) && !isBlank(rest)) return rest;
  }
  return model;
}

/**
 * Make, model and badge as a site spells them. Feeds write one model in many ways, repeat the make
 * in the model, and cut makes of two words in two.
 */
export function readName(
  { make, model, badge }: VehicleName,
  spellings: Spellings,
  warn: Warn,
): VehicleName {
  const words = model.split(/\s+/);
  const taken = wordsOfMake(make, words);
  const whole = taken === 0 ? make : `${make} ${joined(words.slice(0, taken))}`;
  const known = knownMake(whole);
  const asMake = known ?? spellings.of(makeKey(make), make);
  let rest = joined(words.slice(taken));
  let variant = badge;
  if (rest === '') {
    if (badge === null) rest = model;
    else ({ model: rest, rest: variant } = modelIn(asMake, badge));
  }
  if (taken > 0) {
    const remedy = `It was read as ${asMake}, model ${rest}. Correct both columns in the file.`;
    warn('make', `${make} | ${model}`, 'a make that is cut in two', remedy);
  }
  // Some feeds know the Range Rovers for a make.
  if (asMake === 'Land Rover' && /^range ?rover$/i.test(whole) && !/^range ?rover/i.test(rest)) {
    rest = `Range Rover ${rest}`;
  }
  const bare = withoutMake(asMake, make, rest);
  const asModel =
    knownModel(asMake, bare) ?? spellings.of(`${makeKey(asMake)}|${modelKey(bare) || bare}`, bare);
  return { make: asMake, model: asModel, badge: variant };
}

function makeKey(make: string): string {
  return modelKey(make) || make;
}
