import { dealerComments, vehicleCopy } from '@forecourt/domain';
import { ToggleSummary } from '../../primitives/disclosure/ToggleSummary.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { more, comments as prose, section } from './details.css.ts';

export interface DealerCommentsProps {
  /** As the feed gives them: pipes part paragraphs; none shows the pending text (R5-09). */
  comments: string | null;
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** What the dealer writes about a vehicle, cut at 400 characters (R5-09). */
export function DealerComments({ comments }: DealerCommentsProps) {
  const { paragraphs, excerpt } = dealerComments(comments);
  return (
    <section className={section}>
      <Heading level={2} section>
        {vehicleCopy.ourComments}
      </Heading>
      <div className={prose} data-folded={excerpt ? '' : undefined}>
        <Paragraphs texts={excerpt ?? paragraphs} />
      </div>
      {excerpt && (
        <details className={more}>
          <ToggleSummary closed={vehicleCopy.showMore} open={vehicleCopy.showLess} />
          <div className={prose}>
            <Paragraphs texts={paragraphs} />
          </div>
        </details>
      )}
    </section>
  );
}
