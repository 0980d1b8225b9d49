import type { Folded } from '@forecourt/domain';
import type { ReactNode } from 'react';
import { folded } from '../../primitives/disclosure/foldedText.css.ts';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { section } from './details.css.ts';

interface FoldedSectionProps<T> {
  heading: string;
  items: Folded<T>;
  /** Words of the toggle (R2-70). */
  words: { closed: string; open: string };
  list: (items: readonly T[]) => ReactNode;
}

/** A section whose list is cut; nothing when empty (R2-72), no toggle when whole (R2-71). */
export function FoldedSection<T>({ heading, items, words, list }: FoldedSectionProps<T>) {
  if (items.first.length === 0) return null;
  return (
    <section className={section}>
      <Heading level={2} section>
        {heading}
      </Heading>
      {list(items.first)}
      {items.rest.length > 0 && (
        <details className={folded}>
          <ToggleSummary closed={words.closed} open={words.open} />
          {list(items.rest)}
        </details>
      )}
    </section>
  );
}
