import { mayBeThousands, readNumber } from './readNumber.ts';

/** A price as read: `amount` is `null` when the dealer asks to be called. */
export interface ReadPrice {
  /** Australian dollars. */
  amount: number | null;
  /** Basis written behind the amount, if any. */
  basis: 'drive_away' | 'egc' | null;
}

/** Longer texts are no prices, and patterns shall not be tried on a megabyte. */
const LONGEST = 100;
const ON_REQUEST =
  /^(?:poa|p\.o\.a\.?|p\/?o\/?a|(?:price )?on (?:application|request)|(?:please )?(?:call|enquire|contact us|ask)\b.*)$/i;
const DRIVE_AWAY = /\(?\bdrive[ -]?away(?: no more to pay)?\)?[.!*]*$|\bd(?:ap|\/a)\b\.?$/i;
const EGC =
  /\(?(?:\bexcl?(?:uding|\.)?|\+|\bplus) *(?:govt?\.?|government) *(?:charges|costs)\)?[.*]*$|\begc\b\.?$|\+ *orc$/i;

/** What a text of a feed says about the basis of a price (R3-04), or `null`. */
export function readPriceType(value: unknown): 'drive_away' | 'egc' | null {
  const text = String(value).trim().replaceAll('_', ' ');
  if (text.length > LONGEST) return null;
  if (DRIVE_AWAY.test(text)) return 'drive_away';
  return EGC.test(text) || /^ex\.? ?gov/i.test(text) ? 'egc' : null;
}

/** A price in dollars, with or without its basis; `null` when unreadable or negative. */
export function readPrice(value: unknown, max: number): ReadPrice | null {
  if (typeof value === 'string' && value.length > LONGEST) return null;
  if (typeof value === 'string' && ON_REQUEST.test(value.trim())) {
    return { amount: null, basis: null };
  }
  const basis = typeof value === 'string' ? readPriceType(value) : null;
  const bare = typeof value === 'string' ? value.replace(DRIVE_AWAY, '').replace(EGC, '') : value;
  if (mayBeThousands(bare)) return null;
  const amount = readNumber(typeof bare === 'string' ? bare.replace(/[*!]+\s*$/, '') : bare);
  if (amount === null || amount < 0 || amount > max) return null;
  return { amount: amount === 0 ? null : amount, basis };
}
