import { editDistance } from '../text/editDistance.ts';
import { isEmail } from './contactRules.ts';

/** Where most Australian visitors have their mail, and what lies one slip from it but is real. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.au',
  'yahoo.com',
  'yahoo.com.au',
  'ymail.com',
  'live.com',
  'live.com.au',
  'icloud.com',
  'me.com',
  'msn.com',
  'mail.com',
  'email.com',
  'proton.me',
  'bigpond.com',
  'bigpond.net.au',
  'bigpond.com.au',
  'optusnet.com.au',
  'iinet.net.au',
  'tpg.com.au',
  'internode.on.net',
  'westnet.com.au',
  'dodo.com.au',
  'example.com',
];

/** Endings that nobody has, and the one that was meant. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|coom|vom|xom|cim|cpm|c0m|clm|om)$/, '.com'],
  [/\.(?:com?|con|cmo)(?:\.ua|\.ay|\.aus|\.auu|au)$/, '.com.au'],
  [/\.(?:co|con|cmo)\.au$/, '.com.au'],
  [/\.(?:ner|met|nte)$/, '.net'],
];

/** Longest domain that is compared: a slip makes none this long. */
const LONGEST = 40;

/** The domain meant most likely, or `null`. Of two as near, the one that stands first. */
function likelyDomain(domain: string): string | null {
  if (domain.length > LONGEST || DOMAINS.includes(domain)) return null;
  const ending = ENDINGS.find(([pattern]) => pattern.test(domain));
  const mended = ending ? domain.replace(...ending) : domain;
  const whole = domain.includes('.');
  let best: string | null = null;
  // Short names have real neighbours; of long ones two slips are still the same name.
  let least = 3;
  for (const known of DOMAINS) {
    const name = known.slice(0, known.indexOf('.'));
    const found = whole ? editDistance(mended, known) : editDistance(mended, name);
    if (found <= (name.length < 7 ? 1 : 2) && found < least) {
      best = known;
      least = found;
    }
  }
  return best ?? (ending ? mended : null);
}

/** A question to ask about an email address. */
export interface EmailDoubt {
  /** The address that was meant most likely; `null` where only its ending is missing. */
  meant: string | null;
}

/**
 * Whether an email address looks mistyped: `kim@gmial.com`, `kim@hotmial`, `kim@acme.con`, or has
 * no dot after its `@`, so that nobody outside a company can write to it. It is asked about, never
 * refused: people know their address.
 *
 * @returns `null` where nothing seems wrong, or the text is no address at all
 */
export function emailDoubt(text: string): EmailDoubt | null {
  const email = text.trim();
  if (!isEmail(email)) return null;
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).toLowerCase();
  const likely = likelyDomain(domain);
  if (likely !== null) return { meant: email.slice(0, at) + likely };
  return domain.includes('.') ? null : { meant: null };
}
