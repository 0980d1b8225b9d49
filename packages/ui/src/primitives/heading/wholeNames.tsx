import type { ReactNode } from 'react';
import { whole } from './heading.css.ts';

/** A text whose hyphenated names, `Mercedes-Benz` or `D-MAX`, stand on one line where they fit. */
export function wholeNames(text: string): ReactNode {
  // Plain text and names in turns. Word by word: a pattern over all of it would try again from each
  // letter of a long word, and comments of a feed have such.
  const parts = [''];
  for (const piece of text.split(/(\s+)/)) {
    if (/.-./.test(piece)) parts.push(piece, '');
    else parts[parts.length - 1] += piece;
  }
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // A text's parts have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={whole}>
        {part}
      </span>
    ),
  );
}
