import type { ReactNode } from 'react';
import { whole } from './heading.css.ts';

/** A text whose hyphenated names, `Mercedes-Benz` or `D-MAX`, stand on one line where they fit. */
export function wholeNames(text: string): ReactNode {
  const parts = text.split(/(\S+-\S+)/);
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
