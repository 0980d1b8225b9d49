import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewNote } from './ReviewNote.tsx';
import type { ReviewSectionProps } from './ReviewSection.tsx';
import { ReviewSummaryBar } from './ReviewSummaryBar.tsx';
import { list, looks } from './reviewList.css.ts';
import { every } from './reviews.css.ts';

export type ReviewListProps = Pick<
  ReviewSectionProps,
  'reviews' | 'summary' | 'rating' | 'images' | 'note' | 'allHref' | 'leaveHref'
>;

/** Reviews to be read, laid out as the theme opens its pages: cards, a register, or quotations. */
export function ReviewList({
  reviews,
  summary,
  rating = null,
  images = {},
  note = null,
  allHref = null,
  leaveHref = null,
}: ReviewListProps) {
  const { lead } = usePictureSizes();
  return (
    <div className={cx(list, looks[lead])}>
      <ReviewSummaryBar summary={summary} rating={rating} leaveHref={leaveHref} />
      <ul className={every}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} image={images[review.id] ?? null} />
          </li>
        ))}
      </ul>
      <ReviewNote note={note} allHref={allHref} />
    </div>
  );
}
