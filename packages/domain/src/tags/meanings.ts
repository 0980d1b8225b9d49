/** Words of the trade that stand on cards and pages, and what each means for the shopper. */
export const meanings = {
  'Drive Away':
    'The whole price, ready to drive home: registration, compulsory insurance, stamp duty and the dealer’s delivery are in it.',
  'Excl. Govt. Charges':
    'Stamp duty, registration and other government charges come on top of this price. They depend on where you live: ask us for the drive-away price.',
  'Test Drive Only':
    'This one is here to be driven, so that you can decide on one like it. Ask us which can be ordered.',
  'COMING SOON':
    'It is on its way to us and cannot be seen here yet. You can already ask about it.',
  Reserved: 'Somebody has put it on hold. It may become free again: ask us, or see similar ones.',
} as const;

/** A word whose meaning can be shown. */
export type Term = keyof typeof meanings;

/** The word of the trade that a text is, in any case; `null` for every other text. */
export function termOf(text: string): Term | null {
  const given = text.trim().toLowerCase();
  const terms = Object.keys(meanings) as Term[];
  return terms.find((term) => term.toLowerCase() === given) ?? null;
}
