import { type Submission, wordsOf } from '../spam/suspicions.ts';

/** As people write themselves: short, long, in other scripts, with marks, all in capitals. */
const names = [
  ['Li', 'Li'],
  ['Bo', 'Ng'],
  ['J', 'O’Brien'],
  ['Zoë', 'van der Merwe'],
  ['MARK', 'SMITH'],
  ['Nguyễn', 'Thị Hương'],
  ['Мария', 'Иванова'],
  ['王', '伟'],
  ['محمد', 'العلي'],
  ['Jean-Luc', 'D’Souza'],
  ['Siobhán', 'Ó Súilleabháin'],
  ['kylie', 'brown'],
  ['Priya', 'Krishnamoorthy Subramaniam'],
  ['Ann & Bob', 'Lee'],
  ['Dr. T.', 'Comino'],
  ['Rusty', 'Topp'],
  ['Con', 'Netis'],
] as const;

/** What is asked; `null` where a form needs no message. */
const questions = [
  null,
  'Is it still available?',
  'asap',
  'GOOD MORNING I AM INTERESTED IN THIS VEHICLE PLEASE CALL ME',
  'Hi, is this still there? Can I come and see it on Saturday morning?',
  'What is your best price drive away for cash. Thanks',
  'Is the service history complete and has it ever been in an accident?',
  'I have a 2016 Corolla to trade, 142,000 km, roughly what would you give me for it',
  'Would you do $24,500? Finance is approved already through my bank.',
  'Please call after 5pm, I work nights. Cheers',
  'I saw the same one for less at https://www.carsales.com.au/cars/details/2021-hilux/OAG-AD-1, can you match it?',
  'Photos of my trade are here https://photos.app.goo.gl/abc123 and here https://photos.app.goo.gl/def456',
  'Bonjour, je cherche une voiture familiale avec sept places pour le mois prochain.',
  '您好,请问这辆车还在吗?我周末可以过来看。',
  'Здравствуйте, машина ещё в продаже? Можно приехать в субботу посмотреть?',
  'Found you on the first page of Google. Do you have this in white?',
  'I run the website www.brunosgelato.com.au and need a refrigerated van by March',
  'My email is on our site, acme.com.au. We want three utes for the business.',
  'We won at the casino so we want the red one!!!',
  'Tow bar, roof racks and a service every 10,000 km: what would all that cost together?',
  'Do you sell cars that pay with bitcoin? My son asks.',
  'I would like to subscribe to the newsletter but not be called, can I unsubscribe later?',
] as const;

/** So many of them, from the first, are what everybody asks. */
const COMMON = 9;

/** How long each kind of shopper takes, milliseconds: filled by the browser, typed, left open, without a script. */
const paces = [1_050, 2_400, 8_000, 31_000, 240_000, 3_600_000 * 6, null] as const;

/**
 * Forms as shoppers send them, made of parts that real ones have: the same with every call. Of each
 * message two in three households send it twice, under one address.
 */
export function realSubmissions(count: number): Submission[] {
  const sent = new Map<string, Set<string>>();
  return Array.from({ length: count }, (_, index) => {
    const [name, lastName] = names[index % names.length] ?? names[0];
    const place = (index * 7) % questions.length;
    const question = questions[place] ?? null;
    // A shopper says which, or signs; one in four of those who ask what all ask does not.
    const isBare = index % 4 === 0 && place < COMMON;
    const own = isBare ? '' : ` ${ownWords[index % ownWords.length]} ${name} ${lastName}`;
    const message = question === null ? null : `${question}${own}`;
    return {
      enquiry: { name, lastName, message },
      trapped: false,
      elapsed: paces[(index * 3) % paces.length] ?? null,
      senders: sendersOf(sent, message, Math.floor(index / 3)),
    };
  });
}

const ownWords = ['The blue one at Bulimba.', 'Regards,', 'Ask for', 'Stock 2041, thank you.'];

/** Counts as a server does. */
function sendersOf(sent: Map<string, Set<string>>, message: string | null, household: number) {
  const words = wordsOf(message);
  if (words === null) return 0;
  const senders = sent.get(words) ?? new Set();
  sent.set(words, senders.add(`${household}`));
  return senders.size;
}
