import { type ValueKey, valueFacet, valueKeys } from '../facets.ts';
import type { FacetCounts } from '../searchResponse.ts';
import { matchKey } from '../slug.ts';
import type { KnownNumbers } from './amount.ts';
import { type Families, families, nicknames, noise } from './families.ts';
import { type Meaning, valuesMeaning } from './meaning.ts';
import type { KnownPlace } from './place.ts';

/** What a site's stock gives plain text its meaning from. */
export interface PlainSearchSource {
  /** Facet values of the whole stock, as an unrefined search counts them. */
  facets: FacetCounts;
  /** The site's locations; their names are values of `location_name`. */
  places: readonly KnownPlace[];
  /** Current year in the site's zone. */
  year: number;
}

/** A source made ready to be read with; make it once a stock version. */
export interface Vocabulary {
  /** By `matchKey` of the words; `null` is a phrase to leave to the text search. */
  phrases: ReadonlyMap<string, Meaning | null>;
  numbers: KnownNumbers;
  places: readonly KnownPlace[];
  /** Values the stock has, by facet. */
  valuesOf: (key: ValueKey) => readonly string[];
}

/** Phrases that mean the same to every stock; `low kms` is 50,000. */
const fixed: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'lowk lowkm lowkay lowkilometre lowmileage',
    { kind: 'range', key: 'km', range: { min: null, max: 50_000 } },
  ],
  ['cheap cheapest lowestprice', { kind: 'sort', sort: 'price_asc' }],
  ['dearest mostexpensive highestprice', { kind: 'sort', sort: 'price_desc' }],
  ['latest newest justin', { kind: 'sort', sort: 'latest' }],
];

/** A phrase must say something by itself: `3` and `up` are models only after their make. */
function isTelling(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !noise.includes(key);
}

/** A model of two letters, such as `GT`, is more often a badge, so it needs its make before it. */
function isModel(key: string): boolean {
  return isTelling(key) && /\d|.../.test(key);
}

/** Items by key; several spellings of one name have one key. */
function spellings<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Makes ready what a site's stock knows. */
export function plainVocabulary({ facets, places, year }: PlainSearchSource): Vocabulary {
  const phrases = new Map<string, Meaning | null>();
  const valuesOf = (key: ValueKey) => (facets[key] ?? []).map(({ value }) => value);
  const numbersOf = (key: ValueKey) => valuesOf(key).map(Number).filter(Number.isFinite);
  /** What is said first counts. */
  const say = (words: readonly string[], meaning: Meaning | null) => {
    for (const word of words) if (!phrases.has(word)) phrases.set(word, meaning);
  };

  const sayFamilies = (families: Families) => {
    for (const [key, rows] of families) {
      for (const row of rows) {
        const words = row.split(' ');
        const meant = valuesOf(key).filter((value) => words.includes(matchKey(value)));
        if (meant.length > 0) say(words.filter(isTelling), valuesMeaning({ [key]: meant }));
      }
    }
  };

  const sayValues = (key: ValueKey) => {
    for (const [phrase, meant] of spellings(valuesOf(key), matchKey)) {
      if (isTelling(phrase)) say([phrase], valuesMeaning({ [key]: meant }));
    }
  };

  /** A model brings its make along; a model named like a body or colour needs its make before it. */
  const sayModels = () => {
    const names = new Set(valuesOf('make_model'));
    const models = valuesOf('model').filter((model) => !phrases.has(matchKey(model)));
    const pairs = valuesOf('make').flatMap((make) =>
      models
        .map((model) => ({ make, model, name: `${make} ${model}` }))
        .filter(({ name }) => names.has(name)),
    );
    const spoken = pairs.flatMap((pair) => [
      { ...pair, said: matchKey(pair.name) },
      { ...pair, said: matchKey(pair.model) },
    ]);
    for (const [phrase, meant] of spellings(spoken, ({ said }) => said)) {
      const make = meant.map((pair) => pair.make);
      const model = meant.map((pair) => pair.model);
      if (isModel(phrase)) say([phrase], valuesMeaning({ make, model }));
    }
  };

  /** The `Black` of a `Black Edition` is no colour; badges are the text search's. */
  const keepBadges = () => {
    const colours = valuesOf('colour').map(matchKey);
    for (const badge of valuesOf('badge')) {
      badge
        .split(' ')
        .map(matchKey)
        .forEach((word, index, words) => {
          const before = words[index - 1] ?? '';
          if (colours.includes(before) && !phrases.has(word)) say([before + word], null);
        });
    }
  };

  for (const [words, meaning] of fixed) say(words.split(' '), meaning);
  sayFamilies(families);
  sayModels();
  for (const key of valueKeys) if (valueFacet(key).spoken) sayValues(key);
  sayFamilies(nicknames);
  keepBadges();

  return {
    phrases,
    numbers: {
      years: numbersOf('year'),
      seats: numbersOf('seats'),
      subscriptions: valuesOf('weekly_price_range').length > 0,
      year,
    },
    places,
    valuesOf,
  };
}
