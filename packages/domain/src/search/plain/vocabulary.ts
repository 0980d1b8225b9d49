import type { ValueKey } from '../facets.ts';
import { normalValues } from '../searchLimits.ts';
import type { FacetCounts } from '../searchResponse.ts';
import { matchKey } from '../slug.ts';
import type { KnownNumbers } from './amount.ts';
import { type Family, families, nicknames, noise } from './families.ts';
import type { Meaning } from './meaning.ts';
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

/** Facets whose values are phrases, most telling first: a phrase of two facets means the first. */
const spoken = [
  'make',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'state',
  'city',
  'location_name',
  'dealership_name',
  'categories',
  'tag',
  'filtered_features',
] as const satisfies readonly ValueKey[];

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

type Chosen = Readonly<Partial<Record<ValueKey, readonly string[]>>>;

function valuesMeaning(chosen: Chosen): Meaning {
  const entries = Object.entries(chosen).map(([key, list]) => [key, normalValues(list)]);
  return { kind: 'values', values: Object.fromEntries(entries), bound: false };
}

/** A phrase must say something by itself: `3` and `up` are models only after their make. */
function isTelling(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !noise.includes(key);
}

/** A model of two letters, such as `GT`, is more often a badge, so it needs its make before it. */
function isModel(key: string): boolean {
  return isTelling(key) && (key.length > 2 || /\d/.test(key));
}

/** Phrases with the values each may mean, from many spellings of one name. */
function phraseGroups<Value>(pairs: Iterable<readonly [string, Value]>): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [phrase, value] of pairs) {
    const key = matchKey(phrase);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Makes ready what a site's stock knows. */
export function plainVocabulary({ facets, places, year }: PlainSearchSource): Vocabulary {
  const valuesOf = (key: ValueKey) => (facets[key] ?? []).map(({ value }) => value);
  const numbersOf = (key: ValueKey) => valuesOf(key).map(Number).filter(Number.isFinite);
  const phrases = new Map<string, Meaning | null>(
    fixed.flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)),
  );
  const say = (key: string, chosen: Chosen) => {
    if (!phrases.has(key)) phrases.set(key, valuesMeaning(chosen));
  };

  const sayFamilies = (rows: readonly Family[]) => {
    for (const [key, list] of rows) {
      const words = list.split(' ');
      const meant = valuesOf(key).filter((value) => words.includes(matchKey(value)));
      if (meant.length > 0) for (const word of words.filter(isTelling)) say(word, { [key]: meant });
    }
  };

  const sayValues = (key: ValueKey) => {
    for (const [phrase, meant] of phraseGroups(valuesOf(key).map((value) => [value, value]))) {
      if (isTelling(phrase)) say(phrase, { [key]: meant });
    }
  };

  /** A model brings its make along; a model named like a body or colour needs its make before it. */
  const sayModels = () => {
    const models = valuesOf('model').filter((model) => !phrases.has(matchKey(model)));
    const names = new Set(valuesOf('make_model'));
    const pairs = valuesOf('make').flatMap((make) =>
      models.filter((model) => names.has(`${make} ${model}`)).map((model) => ({ make, model })),
    );
    const named = phraseGroups(pairs.map((pair) => [`${pair.make} ${pair.model}`, pair]));
    const alone = phraseGroups(pairs.map((pair) => [pair.model, pair]));
    for (const [phrase, meant] of [...named, ...[...alone].filter(([key]) => isModel(key))]) {
      say(phrase, { make: meant.map(({ make }) => make), model: meant.map(({ model }) => model) });
    }
  };

  /** The `Black` of a `Black Edition` is no colour; badges are the text search's. */
  const keepBadges = () => {
    const colours = valuesOf('colour').map(matchKey);
    for (const badge of valuesOf('badge')) {
      const words = badge.split(' ').map(matchKey);
      words.slice(1).forEach((word, index) => {
        const before = words[index] ?? '';
        if (colours.includes(before) && !phrases.has(word)) phrases.set(before + word, null);
      });
    }
  };

  sayFamilies(families);
  sayModels();
  for (const key of spoken) sayValues(key);
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
