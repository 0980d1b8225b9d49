import {
  CAROUSEL_START,
  type Review,
  type ReviewSummary,
  reviewLayout,
  type SiteRating,
} from '@forecourt/domain';
import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';
import { Carousel } from '../primitives/carousel/Carousel.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { ReviewNote } from './ReviewNote.tsx';
import { ReviewSummaryBar } from './ReviewSummaryBar.tsx';
import { few } from './reviews.css.ts';

export interface ReviewSectionProps {
  /** Default `What our customers say`. */
  heading?: string;
  /** `shownReviews` of the domain. */
  reviews: readonly Review[];
  /** Of all reviews, not of those that show (R5-19). */
  summary: Pick<ReviewSummary, 'count' | 'averageRating'>;
  /** What a provider of reviews says of the dealer. */
  rating?: SiteRating | null;
  /** `minimumRatingNote` of the domain. */
  note?: string | null;
  /** Where all reviews stand, whatever their rating (R5-19). */
  allHref?: string | null;
  /** Where a review can be left; `null` draws no link. */
  leaveHref?: string | null;
  /** Pictures of customers, by the ids of their reviews. */
  images?: Readonly<Record<string, ImageSource>>;
  /** The carousel turns by itself. */
  autoplay?: boolean;
  /** Page of reviews, where the section stands on another. */
  more?: { label: string; href: string } | null;
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
  rating = null,
  note = null,
  allHref = null,
  leaveHref = null,
  images = {},
  autoplay = false,
  more = null,
}: ReviewSectionProps) {
  if (reviews.length === 0) return null;
  return (
    <Section heading={heading} more={more}>
      <ReviewSummaryBar summary={summary} rating={rating} leaveHref={leaveHref} />
      <Cards reviews={reviews} label={heading} autoplay={autoplay}>
        {(review) => (
          <ReviewCard review={review} image={images[review.id] ?? null} key={review.id} />
        )}
      </Cards>
      <ReviewNote note={note} allHref={allHref} />
    </Section>
  );
}
