import { formatNumber, type ReviewSummary, type SiteRating } from '@forecourt/domain';
import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { Stars } from '../primitives/stars/Stars.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { bar, elsewhere, summary as summaryClass } from './reviews.css.ts';

export interface ReviewSummaryBarProps {
  /** Of all reviews, not of those that show (R5-19). */
  summary: Pick<ReviewSummary, 'count' | 'averageRating'>;
  /** What another says of the dealer; `null` draws nothing of it. */
  rating: SiteRating | null;
  /** Where a review can be left; `null` draws no link. */
  leaveHref: string | null;
}

/** What all customers say in one line, and where the next one can say it. */
export function ReviewSummaryBar({ summary, rating, leaveHref }: ReviewSummaryBarProps) {
  return (
    <div className={bar}>
      <div className={summaryClass}>
        <Stars rating={summary.averageRating} size="l" />
        <Text tone="muted">
          from {formatNumber(summary.count)} {summary.count === 1 ? 'review' : 'reviews'}
        </Text>
        {rating && (
          <p className={elsewhere}>
            <Stars rating={rating.rating} />
            <Text as="span" tone="muted">
              on {rating.provider}
            </Text>
          </p>
        )}
      </div>
      {leaveHref && (
        <ButtonLink href={leaveHref} variant="secondary">
          Leave a Review
        </ButtonLink>
      )}
    </div>
  );
}
