import { Stack } from '../primitives/layout/Stack.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewNote } from './ReviewNote.tsx';
import type { ReviewSectionProps } from './ReviewSection.tsx';
import { ReviewSummaryBar } from './ReviewSummaryBar.tsx';
import { every } from './reviews.css.ts';

export type ReviewListProps = Pick<
  ReviewSectionProps,
  'reviews' | 'summary' | 'rating' | 'images' | 'note' | 'allHref' | 'leaveHref'
>;

/** Reviews to be read, in columns: the longest leaves no hole beside it. */
export function ReviewList({
  reviews,
  summary,
  rating = null,
  images = {},
  note = null,
  allHref = null,
  leaveHref = null,
}: ReviewListProps) {
  return (
    <Stack gap="l">
      <ReviewSummaryBar summary={summary} rating={rating} leaveHref={leaveHref} />
      <ul className={every}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} image={images[review.id] ?? null} />
          </li>
        ))}
      </ul>
      <ReviewNote note={note} allHref={allHref} />
    </Stack>
  );
}
