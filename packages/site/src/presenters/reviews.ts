import type { SiteConfig } from '@forecourt/data';
import {
  type Content,
  FULL_VIEW_REVIEWS,
  minimumRatingNote,
  type Review,
  type SiteRating,
  shownReviews,
} from '@forecourt/domain';
import type { ReviewSectionProps } from '@forecourt/ui';
import { imageSource } from './imageSource.ts';
import { ALL_REVIEWS_HREF, REVIEWS_PATH } from './paths.ts';

/** What a section of reviews prints. */
export type ReviewsView = Required<
  Pick<
    ReviewSectionProps,
    | 'reviews'
    | 'summary'
    | 'rating'
    | 'images'
    | 'note'
    | 'allHref'
    | 'leaveHref'
    | 'autoplay'
    | 'more'
  >
>;

type Written = { config: Pick<SiteConfig, 'reviews' | 'imageService'>; content: Content };

interface Reviewed extends Written {
  /** What others say. */
  rating: SiteRating | null;
}

/** Those that a site shows first, and how many there are in all (R5-19); `null` where it shows none. */
export function reviewsView(site: Reviewed): ReviewsView | null {
  const { config, content } = site;
  const shown = shownReviews(content.reviews.reviews, config.reviews);
  return shown.length === 0 ? null : viewOf(shown, minimumRatingNote(config.reviews), site);
}

/** As `reviewsView`, in the full view of the page that is about them (R5-20). */
export function fullReviewsView(site: Reviewed): ReviewsView | null {
  const { config } = site;
  const limit = Math.max(config.reviews.limit, FULL_VIEW_REVIEWS);
  return reviewsView({ ...site, config: { ...config, reviews: { ...config.reviews, limit } } });
}

/** Every review with words, whatever its rating: what a selection by rating leads to (R5-19). */
export function allReviewsView(site: Reviewed): ReviewsView | null {
  const shown = allReviews(site);
  return shown.length === 0 ? null : viewOf(shown, null, site);
}

/** Whether a site has reviews to be read. */
export function hasReviews(site: Written): boolean {
  return allReviews(site).length > 0;
}

function allReviews({ config, content }: Written): readonly Review[] {
  const every = { ...config.reviews, minimumRating: 0, limit: Number.POSITIVE_INFINITY };
  return shownReviews(content.reviews.reviews, every);
}

function viewOf(
  reviews: readonly Review[],
  note: string | null,
  { config, content, rating }: Reviewed,
): ReviewsView {
  const { count, averageRating } = content.reviews;
  return {
    reviews,
    summary: { count, averageRating },
    rating,
    images: Object.fromEntries(
      reviews.flatMap(({ id, imageUrl }) =>
        imageUrl === null ? [] : [[id, imageSource(imageUrl, '', config.imageService, 1)]],
      ),
    ),
    note,
    allHref: note === null ? null : ALL_REVIEWS_HREF,
    leaveHref: config.reviews.leaveHref,
    autoplay: config.reviews.rotate,
    more: { label: 'More reviews', href: REVIEWS_PATH },
  };
}
