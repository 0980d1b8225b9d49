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
  /** By `matchKey` of the words. */
  phrases: ReadonlyMap<string, Meaning>;
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

/** Kilometres that `low kms` means. */
const lowKm = 50_000;

const fixed: Readonly<Record<string, Meaning>> = {
  lowkay: { kind: 'range', key: 'km', range: { min: null, max: lowKm } },
  lowk: { kind: 'range', key: 'km', range: { min: null, max: lowKm } },
  lowkm: { kind: 'range', key: 'km', range: { min: null, max: lowKm } },
  lowkilometre: { kind: 'range', key: 'km', range: { min: null, max: lowKm } },
  lowmileage: { kind: 'range', key: 'km', range: { min: null, max: lowKm } },
  cheap: { kind: 'sort', sort: 'price_asc' },
  cheapest: { kind: 'sort', sort: 'price_asc' },
  lowestprice: { kind: 'sort', sort: 'price_asc' },
  mostexpensive: { kind: 'sort', sort: 'price_desc' },
  dearest: { kind: 'sort', sort: 'price_desc' },
  highestprice: { kind: 'sort', sort: 'price_desc' },
  latest: { kind: 'sort', sort: 'latest' },
  newest: { kind: 'sort', sort: 'latest' },
  justin: { kind: 'sort', sort: 'latest' },
};

type Chosen = Readonly<Partial<Record<ValueKey, readonly string[]>>>;

function valuesMeaning(chosen: Chosen): Meaning {
  const entries = Object.entries(chosen).map(([key, list]) => [key, normalValues(list)]);
  return { kind: 'values', values: Object.fromEntries(entries), bound: false };
}

/** A phrase must say something by itself: `3` and `up` are models only after their make. */
function isTelling(key: string): boolean {
  return key.length > 1 && !/^\d+$/.test(key) && !noise.includes(key);
}

/** Phrases with the values each may mean, from many spellings of one name. */
function phraseGroups<Value>(pairs: Iterable<readonly [string, Value]>): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [phrase, value] of pairs) {
    const key = matchKey(phrase);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

/** The words of a badge, and each beginning of them: `SR5` also means `SR5 Hi-Rider`. */
function beginnings(badge: string): readonly string[] {
  const words = badge.split(' ');
  return words.map((_, index) => words.slice(0, index + 1).join(' '));
}

/** Makes ready what a site's stock knows. */
export function plainVocabulary({ facets, places, year }: PlainSearchSource): Vocabulary {
  const valuesOf = (key: ValueKey) => (facets[key] ?? []).map(({ value }) => value);
  const numbersOf = (key: ValueKey) => valuesOf(key).map(Number).filter(Number.isFinite);
  const phrases = new Map<string, Meaning>(Object.entries(fixed));
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
    for (const [phrase, meant] of [...named, ...[...alone].filter(([key]) => isTelling(key))]) {
      say(phrase, { make: meant.map(({ make }) => make), model: meant.map(({ model }) => model) });
    }
  };

  const sayBadges = () => {
    const pairs = valuesOf('badge').flatMap((badge) =>
      beginnings(badge).map((phrase) => [phrase, badge] as const),
    );
    for (const [phrase, meant] of phraseGroups(pairs)) {
      if (isTelling(phrase)) say(phrase, { badge: meant });
    }
  };

  sayFamilies(families);
  sayModels();
  for (const key of spoken) sayValues(key);
  sayFamilies(nicknames);
  sayBadges();

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
