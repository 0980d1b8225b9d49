/** Words round a number, by what they make of it. A strict bound leaves out the number itself (G3). */
const words = {
  /** Announcements: `kms under 80,000`, `year 2018`, `seats for 7`. */
  lead: {
    leadKm: "kms?|k['’]s|kilomet(?:re|er)s|odometer|mileage",
    leadSeats: '(?:seats?|seating|room)(?: for)?',
    leadYear: 'years?|built',
    leadPrice: 'priced?',
  },
  before: {
    strictMax: 'under|below|less than|fewer than|cheaper than|sub|before|older than|pre|<',
    max: 'up ?to|no(?:t|thing)? (?:more than|over|above)|at most|max(?:imum)?|within|budget|spend|<=|≤',
    strictMin: 'over|above|more than|greater than|after|newer than|later than|>',
    min: 'no(?:t|thing)? (?:less than|under|below)|at least|min(?:imum)?|from|starting at|since|>=|≥',
    around: 'around|about|approx(?:imately)?|roughly|circa|~',
    between: 'between',
  },
  unit: {
    km: "kms?|k['’]?s|kays|kilomet(?:re|er)s?|on the (?:clock|odo(?:meter)?)",
    seats: 'seat(?:er)?s?|passengers?',
    week: '/ ?(?:week|wk)|(?:a|per) (?:week|wk)|p/?w|weekly',
    age: '(?:years?|yrs?) old',
    dollars: 'dollars?|bucks|aud',
  },
  after: {
    orLess: '(?:or|and) (?:less|under|below|cheaper|lower|fewer|older|earlier)|max(?:imum)?|tops',
    orMore:
      'plus|(?:or|and) (?:more|over|above|up|newer|later)|onwards?|to (?:now|current|present)',
    orSo: '-?ish',
  },
} as const;

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

/** What a match may have: the name of each group that took part, with its text. */
export type AmountGroups = Readonly<Record<string, string | undefined>>;

const end = '(?![a-z\\d])';

/** One of the words, captured under the name of its group. */
function oneOf(groups: Readonly<Record<string, string>>): string {
  const named = Object.entries(groups).map(([name, group]) => `(?<${name}>${group})`);
  return `(?:${named.join('|')})`;
}

/** A number with all that may stand round it, from `lastIndex` on; a blank is any white space. */
function compile(): RegExp {
  const digits = `\\d{1,3}(?:,\\d{3})+|\\d{1,9}|${Object.keys(numberWords).join('|')}`;
  const source = [
    `(?:${oneOf(words.lead)}${end}[ :]*)?`,
    `(?:${oneOf(words.before)}(?: ?(?:price|budget|of|is|a)${end})*[ :-]*)?`,
    `(?<money>\\$ ?)?(?<digits>${digits})(?<cents>\\.\\d+)?`,
    `(?: ?(?<times>k(?!['’])|grand|thousand|thou)${end})?`,
    '(?<moreInside>\\+| or more)?(?<lessInside> or less)?',
    `(?:[ -]?${oneOf(words.unit)}${end})?${end}`,
    `(?: ?${oneOf(words.after)}${end})?`,
  ];
  return new RegExp(source.join('').replaceAll(' ', '\\s'), 'y');
}

/**
 * `under 40k`, `7 seats`, `2018 or newer`, `kms less than 80,000`, `$30k`, in lower case. Sticky: set
 * `lastIndex`.
 */
export const amountPattern = /* @__PURE__ */ compile();
