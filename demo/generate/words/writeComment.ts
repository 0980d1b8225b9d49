import type { CatalogueModel } from '../catalogue/model.ts';
import type { Random } from '../random.ts';
import {
  demoLines,
  featureLines,
  leisureUsedLines,
  newLines,
  openers,
  usedLines,
} from './comments.ts';

export interface CommentFacts {
  model: CatalogueModel;
  condition: 'new' | 'demo' | 'used';
  year: number;
  km: number | null;
  /** Years. */
  age: number;
  colour: string;
  features: readonly string[];
  town: string;
  /** The dealer's own closing sentences. */
  closers: readonly string[];
}

/** Paragraphs of a dealer comment, joined by `|` as feeds do. */
export function writeComment(random: Random, facts: CommentFacts): string {
  const { model, condition } = facts;
  const [feature = 'air conditioning', feature2 = 'a service history'] = random
    .sample(facts.features, 2)
    .map(inSentence);
  const words: Record<string, string> = {
    name: `${facts.year} ${model.make} ${model.model}`,
    model: model.model,
    colour: facts.colour.toLowerCase(),
    km: facts.km === null ? 'very few kilometres' : `${facts.km.toLocaleString('en-AU')}km`,
    year: String(facts.year),
    town: facts.town,
    feature,
    feature2,
  };
  const leisure = model.segment === 'bike' || model.segment === 'caravan';
  const history =
    condition === 'new'
      ? newLines
      : condition === 'demo'
        ? demoLines
        : leisure
          ? leisureUsedLines
          : usedLines;
  const lines = history.filter((line) => rings(line, facts));
  const first = [random.pick(openers[model.segment]), random.pick(featureLines)];
  const second = random.sample(lines, random.int(1, 3));
  const paragraphs = random.chance(0.15)
    ? [[random.pick(openers[model.segment])], random.sample(lines, 1)]
    : [first, second, random.sample(facts.closers, random.int(1, 2))];
  return paragraphs
    .map((sentences) => sentences.map((line) => fill(line, words)).join(' '))
    .join(random.chance(0.8) ? '|' : ' | ');
}

/** A line about few kilometres or old age is left out where it would not be true. */
function rings(line: string, { km, age }: CommentFacts): boolean {
  if (line.includes('{km}') && km === null) return false;
  if (line.includes('only {km}')) return km !== null && km < 60_000;
  return !line.includes('{year}') || age > 5;
}

function fill(line: string, words: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? '');
}

/** `Reverse Camera` reads as `reverse camera`; names with capitals inside keep them. */
function inSentence(feature: string): string {
  if (feature.startsWith('Apple')) return feature;
  return feature
    .split(' ')
    .map((word) =>
      /^[A-Z][a-z-]+$/.test(word) && word !== 'Bluetooth' ? word.toLowerCase() : word,
    )
    .join(' ');
}
