/** Words that say what a number counts, before it: `kms under 80,000`, `year 2018`, `seats for 7`. */
const leads = {
  km: "k['’]s|kms?|kilomet(?:re|er)s|odometer|mileage",
  seats: '(?:seats?|seating|room)(?: for)?',
  year: 'years?|built',
  price: 'priced?',
};

/** The same after the number. */
const units = {
  km: "k['’]?s|kms?|kilomet(?:re|er)s?|kays|on the (?:clock|odo(?:meter)?)",
  seats: 'seat(?:er)?s?|passengers?',
  week: '(?:/|a|per) ?(?:week|wk)|p/?w|weekly',
  age: '(?:years?|yrs?) old',
  price: 'dollars?|bucks|aud',
};

/** Words that make a bound of a number. A strict bound leaves out the number itself (R0-03). */
const limitsBefore = {
  strictMax: '(?:less|fewer|cheaper|older) than|under|below|sub|before|pre|<',
  max: 'no(?:t|thing)? (?:more than|over|above)|up ?to|at most|max(?:imum)?|within|budget|spend|<=|≤',
  strictMin: '(?:more|greater|newer|later) than|over|above|after|>',
  min: 'no(?:t|thing)? (?:less than|under|below)|at least|min(?:imum)?|from|starting at|since|>=|≥',
  around: 'around|about|approx(?:imately)?|roughly|circa|~',
  between: 'between',
};

/** The same after the number. */
const limitsAfter = {
  max: '(?:or|and) (?:less|under|below|cheaper|lower|fewer|older|earlier)|max(?:imum)?|tops',
  min: '(?:or|and) (?:more|over|above|up|newer|later)|plus|onwards?|to (?:now|current|present)',
  around: '-?ish',
};

/** What a number counts. */
export type Kind = keyof typeof leads | keyof typeof units;

/** How a number bounds what it counts. */
export type Limit = keyof typeof limitsBefore;

/** Of two kinds said of one number the first counts. */
export const kinds: readonly Kind[] = ['km', 'seats', 'week', 'age', 'year', 'price'];
/** Of two limits said of one number the first counts. */
export const limits = /* @__PURE__ */ Object.keys(limitsBefore) as readonly Limit[];

/** Number words, by value. */
export const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
};

const END = '(?![a-z\\d])';

/** One of the words, captured under its name and the number of its place round the amount. */
function oneOf(words: Readonly<Record<string, string>>, place: number): string {
  return `(?:${Object.entries(words)
    .map(([name, word]) => `(?<${name}${place}>${word})`)
    .join('|')})`;
}

/** A number with all that may stand round it, from `lastIndex` on; a blank is any white space. */
function compile(): RegExp {
  // Blanks part thousands only before a round end: `308 508` are two models.
  const digits = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?: \\d{3})* [05]00|\\d{1,9})(?:\\.\\d+)?|${Object.keys(numberWords).join('|')}`;
  const source =
    `(?:${oneOf(leads, 1)}${END}[ :]*)?` +
    `(?:${oneOf(limitsBefore, 1)}(?: ?(?:price|budget|of|is|a)${END})*[ :-]*)?` +
    `(?<dollar>\\$ ?)?(?<digits>${digits})` +
    `(?: ?(?:(?<times>k(?!['’])|grand|thou(?:sand)?)|(?<millions>m(?:il(?:lion)?)?))${END})?` +
    '(?<min2>\\+| or more)?(?<max2> or less)?' +
    `(?:[ -]?${oneOf(units, 2)}${END})?${END}` +
    `(?: ?${oneOf(limitsAfter, 3)}${END})?`;
  return new RegExp(source.replaceAll(' ', '\\s'), 'y');
}

/** `under 40k`, `7 seats`, `2018 or newer`, `kms less than 80,000`, `$30k`, in lower case; sticky. */
export const amountPattern = /* @__PURE__ */ compile();
