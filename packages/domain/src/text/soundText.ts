/**
 * Half a pair of surrogates, what Unicode says is no character, controls beside tab and line ends,
 * and the marks that turn the direction of what follows.
 */
const UNSOUND =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\t\n\v\f\r]/gu;

/**
 * A text without what no page can show as it is: a browser would read another text than was sent,
 * or show what comes after it in another order.
 */
export function soundText(text: string): string {
  return text.replace(UNSOUND, '');
}

/** What `soundText` leaves out, as `U+D83D`, each once. */
export function unsoundIn(text: string): readonly string[] {
  return [
    ...new Set(
      Array.from(text.matchAll(UNSOUND), ([character]) => {
        const code = character.codePointAt(0) ?? 0;
        return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      }),
    ),
  ];
}
