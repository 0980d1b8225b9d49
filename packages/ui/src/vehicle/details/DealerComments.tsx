import { dealerComments } from '@forecourt/domain';
import { FoldedText } from '../../primitives/disclosure/FoldedText.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { section } from './details.css.ts';

export interface DealerCommentsProps {
  /** As the feed gives them: pipes part paragraphs; none shows the pending text (R5-09). */
  comments: string | null;
}

/** What the dealer writes about a vehicle, cut at 400 characters (R5-09). */
export function DealerComments({ comments }: DealerCommentsProps) {
  const { paragraphs, excerpt } = dealerComments(comments);
  return (
    <section className={section}>
      <Heading level={2} section>
        {vehicleCopy.ourComments}
      </Heading>
      <FoldedText
        paragraphs={paragraphs}
        excerpt={excerpt}
        words={{ closed: vehicleCopy.showMore, open: vehicleCopy.showLess }}
      />
    </section>
  );
}
