import { linesOf } from '../text/lines.ts';

/** Why a lead may be no shopper's. */
export type Suspicion = 'trap' | 'haste' | 'name' | 'markup' | 'links' | 'pitch' | 'repeated';

/** What a server knows of a form beside its words. */
export interface Submission {
  enquiry: { name: string; lastName: string; message: string | null };
  /** The field that people do not see held something. */
  trapped: boolean;
  /** Milliseconds between the form's drawing and its sending; `null` where nobody knows. */
  elapsed: number | null;
  /** How many have sent these words to the site lately, this one among them. */
  senders: number;
}

/** Nobody reads, fills and sends a form in less, not even one that a browser fills. */
const TOO_FAST = 1_000;
const MANY_LINKS = 3;
/** A household asks twice about one car. */
const MANY_SENDERS = 3;

const LINK = /https?:\/\/|\bwww\./gi;
const ADDRESS =
  /https?:|\bwww\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online)\b/i;
const MARKUP = /\[\/?(?:url|link|img)\b|<\/?(?:a|img|script|iframe)\b/i;

/** Things that are sold to dealers by their own forms, and no dealer sells. */
const PITCHES = [
  /\bseo\b|\bsearch engine optimi[sz]ation\b/i,
  /\bback ?links?\b|\bguest posts?\b|\bdomain authority\b/i,
  /\b(?:first|1st|top) page of google\b|\brank(?:ing)? (?:higher )?(?:on|in) google\b/i,
  /\b(?:website|web) (?:traffic|redesign|design services)\b|\bmore traffic to your\b/i,
  /\blead generation\b|\bsocial media marketing\b|\bemail list\b/i,
  /\b(?:crypto|bitcoin|forex)\b.{0,40}\b(?:invest\w*|profits?|trading|earn\w*)\b/i,
  /\b(?:casino|jackpot|betting bonus)\b/i,
  /\b(?:viagra|cialis|levitra)\b/i,
  /\b(?:unsubscribe|opt[- ]out) (?:here|at|by|from)\b/i,
] as const;

/**
 * What makes a lead suspect; empty for one that looks like a shopper's. It is stored and told all the
 * same, with this beside it: a lead that is refused by mistake is lost (R17-15).
 *
 * One sure sign is enough. A slight one never is: shoppers are quick, send links and repeat themselves.
 */
export function suspicions(submission: Submission): readonly Suspicion[] {
  const { enquiry, trapped, elapsed, senders } = submission;
  const words = enquiry.message ?? '';
  const links = words.match(LINK)?.length ?? 0;
  const pitches = PITCHES.filter((pitch) => pitch.test(words)).length;
  // Words alone say little: what a page or a link wrote for them, many shoppers send.
  const repeats = links > 0 ? 2 : pitches > 0 ? 1 : 0;
  const weights: readonly (readonly [Suspicion, 0 | 1 | 2])[] = [
    ['trap', trapped ? 2 : 0],
    ['haste', elapsed !== null && elapsed < TOO_FAST ? 2 : 0],
    ['name', ADDRESS.test(`${enquiry.name} ${enquiry.lastName}`) ? 2 : 0],
    ['markup', MARKUP.test(words) ? 2 : 0],
    ['links', links >= MANY_LINKS || (links > 0 && pitches > 0) ? 1 : 0],
    ['pitch', pitches > 1 ? 2 : pitches === 1 ? 1 : 0],
    ['repeated', senders < MANY_SENDERS ? 0 : repeats],
  ];
  const sum = weights.reduce((all, [, weight]) => all + weight, 0);
  return sum < 2 ? [] : weights.filter(([, weight]) => weight > 0).map(([reason]) => reason);
}

const FEWEST_WORDS = 5;

/**
 * The words of a message as they are compared with other people's: without case, numbers and spaces.
 * `null` for one so short that strangers write the same.
 */
export function wordsOf(message: string | null): string | null {
  const words = linesOf(message ?? '')
    .toLowerCase()
    .replace(/\d+/g, '0')
    .split(/\s+/);
  return words.length < FEWEST_WORDS ? null : words.join(' ');
}

const reasonTexts: Readonly<Record<Suspicion, string>> = {
  trap: 'a field that nobody sees was filled in',
  haste: 'it was sent sooner than a person can',
  name: 'the name is a web address',
  markup: 'the message holds markup',
  links: 'the message holds links',
  pitch: 'the message offers services to the dealer',
  repeated: 'several people sent the same words',
};

/** Why, for whoever reads the lead: `the name is a web address; the message holds links`. */
export function suspicionText(reasons: readonly Suspicion[]): string {
  return reasons.map((reason) => reasonTexts[reason]).join('; ');
}
