import type { ReactNode } from 'react';
import { folded } from '../../primitives/disclosure/foldedText.css.ts';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { section } from './details.css.ts';

interface FoldedSectionProps {
  heading: string;
  /** What always shows; `null` for nothing at all, not even the heading (R2-72). */
  first: ReactNode;
  /** What the toggle shows; `null` for no toggle (R2-71). */
  rest: ReactNode;
  /** Words of the toggle (R2-70). */
  words: { closed: string; open: string };
}

/** A section that is cut, the rest behind a toggle. */
export function FoldedSection({ heading, first, rest, words }: FoldedSectionProps) {
  if (first === null) return null;
  return (
    <section className={section}>
      <Heading level={2} section>
        {heading}
      </Heading>
      {first}
      {rest !== null && (
        <details className={folded}>
          <ToggleSummary closed={words.closed} open={words.open} />
          {rest}
        </details>
      )}
    </section>
  );
}
