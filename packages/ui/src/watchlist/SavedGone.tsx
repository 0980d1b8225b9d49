import type { ReactNode } from 'react';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { Link } from '../primitives/link/Link.tsx';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import { vehicleCopy } from '../vehicle/vehicleCopy.ts';
import * as css from './watchlist.css.ts';

export interface SavedGoneProps {
  vehicles: readonly {
    id: string;
    title: string;
    /** As it was when it was saved; `null` draws the side view of its body. */
    image: ImageSource | null;
    /** `SUV`; chooses the side view. */
    body: string;
    /** `Sold`, `Reserved` or `Not for sale here any more` */
    state: string;
    /** Its page, where it may come back; `null` for one that will not. */
    href: string | null;
    /** `$25,990` when it was saved; `null` where it had no price. */
    price: string | null;
    /** Listing of others like it. */
    similarHref: string;
    /** A form that takes it out. */
    remove: ReactNode;
  }[];
}

/** Saved vehicles that cannot be had, or not now, each with the way to others like it. */
export function SavedGone({ vehicles }: SavedGoneProps) {
  return (
    <ul className={css.gone}>
      {vehicles.map(({ id, title, image, body, state, href, price, similarHref, remove }) => (
        <li key={id}>
          <div className={css.picture}>
            {image ? (
              <Image
                image={{ ...image, alt: '' }}
                sizes="96px"
                fit="cover"
                fallback={<BodyGlyph body={body} />}
              />
            ) : (
              <BodyGlyph body={body} />
            )}
          </div>
          <div className={css.words}>
            <bdi className={css.title}>
              {href === null ? wholeNames(title) : <Link href={href}>{wholeNames(title)}</Link>}
            </bdi>
            <span className={css.state}>
              <span className={css.word}>{state}</span>
              {price && <span className={css.was}>{price} when you saved it</span>}
            </span>
            <Link href={similarHref}>
              {vehicleCopy.similarOnCard}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Link>
          </div>
          {remove}
        </li>
      ))}
    </ul>
  );
}
