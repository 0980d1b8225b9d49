/** Words before a number; a strict one leaves the number itself out where units are whole (G3). */
const boundWords = {
  strictMax: 'under|below|less than|fewer than|cheaper than|sub|before|older than|prior to|pre|<',
  max: 'up ?to|no(?:t|thing)? (?:more than|over|above)|at most|max(?:imum)?|within|budget|spend|<=|≤',
  strictMin: 'over|above|more than|greater than|after|newer than|later than|post|>',
  min: 'no(?:t|thing)? (?:less than|under|below)|at least|min(?:imum)?|from|starting (?:at|from)|since|>=|≥',
  around: 'around|about|approx(?:imately)?|roughly|circa|~',
};

/** Words after a number. */
const afterWords = {
  orLess: '(?:or|and) (?:less|under|below|cheaper|lower|fewer|older|earlier)|max(?:imum)?|tops',
  orMore:
    'plus|(?:or|and) (?:more|over|above|up|newer|later)|onwards?|upwards?|to (?:now|current|present)',
  orSo: '-?ish',
};

const unitWords = {
  km: "kms?|k['’]?s|kays|kilomet(?:re|er)s?|klicks|on the (?:clock|odo(?:meter)?)",
  seats: 'seat(?:er)?s?|passengers?',
  week: '/ ?(?:week|wk)|(?:a|per) (?:week|wk)|p/?w|weekly',
  age: '(?:years?|yrs?) old',
  dollars: 'dollars?|bucks|aud',
};

/** What a number may be announced as: `kms under 80,000`, `year 2018`, `seats for 7`. */
const leadWords = {
  leadKm: "kms?|k['’]s|kilomet(?:re|er)s|odometer|mileage",
  leadSeats: 'seats?(?: for)?|seating(?: for)?|room for',
  leadYear: 'years?|built|model year',
  leadPrice: 'priced?',
};

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
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

function oneOf(groups: Readonly<Record<string, string>>, suffix = ''): string {
  const named = Object.entries(groups).map(([name, words]) => `(?<${name}${suffix}>${words})`);
  return `(?:${named.join('|')})`;
}

const end = '(?![\\p{L}\\p{N}])';
const lead = `(?:${oneOf(leadWords)}${end}[ :]*)?`;
const before = `(?:${oneOf(boundWords)}(?: ?(?:price|budget|of|is|a)${end})*[ :-]*)?`;
const after = `(?: ?${oneOf(afterWords)}${end})?`;
/** A number with its unit; the second of a pair has its groups marked. */
function amount(mark: '' | '2'): string {
  const digits = `\\d{1,3}(?:,\\d{3})+|\\d{1,9}|${Object.keys(numberWords).join('|')}`;
  const times = `(?: ?(?<times${mark}>k(?!['’])|grand|thousand|thou)${end})?`;
  const unit = `(?:[ -]?${oneOf(unitWords, mark)}${end})?`;
  const inner = mark ? '' : '(?<moreInside>\\+| or more| plus)?(?<lessInside> or less)?';
  return `(?<money${mark}>\\$ ?)?(?<digits${mark}>${digits})(?<cents${mark}>\\.\\d+)?${times}${inner}${unit}${end}`;
}

function sticky(source: string): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s'), 'iuy');
}

/** `20k to 30k`, `2015-2018`, `between 20 and 30k`, `price from 20 to 30 grand`. */
export const pairPattern = sticky(
  `${lead}(?:(?<between>between )|from )?${amount('')}(?<join> ?(?:-|–|to|and|&) ?)${amount('2')}`,
);

/** `under 40k`, `7 seats`, `2018 or newer`, `kms less than 80,000`, `$30k`. */
export const singlePattern = sticky(`${lead}${before}${amount('')}${after}`);
