import type { ReactNode } from 'react';
import { whole } from './heading.css.ts';

/**
 * A text whose hyphenated names, `Mercedes-Benz` or `D-MAX`, and e-mail addresses stand on one line where
 * they fit. A long word that fits none leaves four letters for the next one, an address what follows its sign.
 */
export function wholeNames(text: string): ReactNode {
  // Plain text and names in turns. Word by word: a pattern over all of it would try again from each
  // letter of a long word, and comments of a feed have such.
  const parts = [''];
  for (const piece of text.split(/(\s+)/)) {
    if (/.[-@].|^\p{L}{15,30}$/u.test(piece)) parts.push(piece, '');
    else parts[parts.length - 1] += piece;
  }
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const end = endOf(part);
    return (
      // A text's parts have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={whole}>
        {part.slice(0, part.length - end.length)}
        {end && <wbr />}
        {end}
      </span>
    );
  });
}

/** What stands on the next line where the whole fits on none. */
function endOf(part: string): string {
  const at = part.indexOf('@');
  if (at > 0) return part.slice(at + 1);
  return part.includes('-') ? '' : part.slice(-4);
}
