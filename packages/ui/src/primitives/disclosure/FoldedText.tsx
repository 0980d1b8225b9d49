import type { ReactNode } from 'react';
import { wholeNames } from '../heading/wholeNames.tsx';
import { fold, folded, text } from './foldedText.css.ts';
import { ToggleSummary } from './ToggleSummary.tsx';

export interface FoldedTextProps {
  /** All of it. */
  paragraphs: readonly string[];
  /** What stands there while folded; `null` for a text short enough to stand whole (R2-71). */
  excerpt: readonly string[] | null;
  /** Words of the toggle: `Show More`, `Show Less`. */
  words: { closed: string; open: string };
  /** All of it with its headings and lists, in place of the paragraphs. */
  children?: ReactNode;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  // Two paragraphs of a text may well be the same.
  // oxlint-disable-next-line react/no-array-index-key
  return texts.map((paragraph, index) => <p key={index}>{wholeNames(paragraph)}</p>);
}

/** A long text that opens without a script; the excerpt makes room for the whole. */
export function FoldedText({ paragraphs, excerpt, words, children }: FoldedTextProps) {
  const whole = children || <Paragraphs texts={paragraphs} />;
  return (
    <div className={fold}>
      <div className={text}>{excerpt ? <Paragraphs texts={excerpt} /> : whole}</div>
      {excerpt && (
        <details className={folded}>
          <ToggleSummary {...words} />
          <div className={text}>{whole}</div>
        </details>
      )}
    </div>
  );
}
