import {
  CAROUSEL_START,
  formatNumber,
  type Review,
  type ReviewSummary,
  reviewLayout,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Carousel } from '../primitives/carousel/Carousel.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { Stars } from '../primitives/stars/Stars.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { bar, few, summary as summaryClass } from './reviews.css.ts';

export interface ReviewSectionProps {
  /** Default `What our customers say`. */
  heading?: string;
  /** `shownReviews` of the domain. */
  reviews: readonly Review[];
  /** Of all reviews, not of those that show (R5-19). */
  summary: Pick<ReviewSummary, 'count' | 'averageRating'>;
  /** `minimumRatingNote` of the domain. */
  note?: string | null;
  /** Where all reviews stand, whatever their rating (R5-19). */
  allHref?: string | null;
  /** Where a review can be left; `null` draws no link. */
  leaveHref?: string | null;
  /** The customer's picture, where there is one. */
  imageOf?: (review: Review) => ImageSource | null;
  /** The carousel turns by itself. */
  autoplay?: boolean;
}

function Cards({
  reviews,
  label,
  autoplay,
  children,
}: {
  reviews: readonly Review[];
  label: string;
  autoplay: boolean;
  children: (review: Review) => ReactNode;
}) {
  if (reviewLayout(reviews.length) === 'grid') {
    return (
      <ul className={few}>
        {reviews.map((review) => (
          <li key={review.id}>{children(review)}</li>
        ))}
      </ul>
    );
  }
  return (
    <Carousel label={label} start={CAROUSEL_START} autoplay={autoplay}>
      {reviews.map((review) => children(review))}
    </Carousel>
  );
}

/** Customers' reviews: a grid of 3 or fewer, a carousel of more (R2-80); nothing without any. */
export function ReviewSection({
  heading = 'What our customers say',
  reviews,
  summary,
  note = null,
  allHref = null,
  leaveHref = null,
  imageOf = () => null,
  autoplay = false,
}: ReviewSectionProps) {
  if (reviews.length === 0) return null;
  return (
    <Section heading={heading}>
      <div className={bar}>
        <div className={summaryClass}>
          <Stars rating={summary.averageRating} size="l" />
          <Text tone="muted">
            from {formatNumber(summary.count)} {summary.count === 1 ? 'review' : 'reviews'}
          </Text>
        </div>
        {leaveHref && (
          <ButtonLink href={leaveHref} variant="secondary">
            Leave a Review
          </ButtonLink>
        )}
      </div>
      <Cards reviews={reviews} label={heading} autoplay={autoplay}>
        {(review) => <ReviewCard review={review} image={imageOf(review)} key={review.id} />}
      </Cards>
      {note && (
        <Text size="s" tone="muted">
          {note}. {allHref && <Link href={allHref}>See all reviews</Link>}
        </Text>
      )}
    </Section>
  );
}
