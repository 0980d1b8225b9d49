import { type Review, reviewText } from '@forecourt/domain';
import { FoldedText } from '../primitives/disclosure/FoldedText.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Stars } from '../primitives/stars/Stars.tsx';
import { vehicleCopy } from '../vehicle/vehicleCopy.ts';
import { card, face, head, name, when } from './reviews.css.ts';

export interface ReviewCardProps {
  review: Review;
  /** The customer's picture; without one their initial stands there. */
  image?: ImageSource | null;
}

/** What one customer says: stars, words folded above 160 characters (R9-02), name and date. */
export function ReviewCard({ review, image = null }: ReviewCardProps) {
  const { text, cut } = reviewText(review.text ?? '');
  const date = review.dateWords ?? review.date;
  return (
    <article className={card}>
      <div className={head}>
        <span className={face} aria-hidden="true">
          {image ? (
            <Image image={{ ...image, alt: '' }} sizes="44px" fit="cover" />
          ) : (
            review.customerName.trim().charAt(0).toUpperCase()
          )}
        </span>
        <div>
          <p className={name}>{review.customerName}</p>
          {date && <p className={when}>{date}</p>}
        </div>
      </div>
      <Stars rating={review.rating} size="s" />
      {review.text && (
        <FoldedText
          paragraphs={[review.text]}
          excerpt={cut ? [text] : null}
          words={{ closed: vehicleCopy.showMore, open: vehicleCopy.showLess }}
        />
      )}
    </article>
  );
}
