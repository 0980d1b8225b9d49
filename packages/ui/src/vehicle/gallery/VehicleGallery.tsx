import type { VehicleTag } from '@forecourt/domain';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { cx } from '../../style/cx.ts';
import { BodyGlyph } from '../icons/BodyGlyph.tsx';
import { TagBanner } from '../tag/TagBanner.tsx';
import * as css from './gallery.css.ts';
import { type Strip, useStrip } from './useStrip.ts';

export interface VehicleGalleryProps {
  /** What the pictures show: `2021 Toyota HiLux`. */
  title: string;
  /** Body type, for the drawing that stands in for missing photos. */
  body: string;
  images: readonly ImageSource[];
  tag?: VehicleTag | null;
}

type Position = Pick<Strip, 'index' | 'goTo'>;

function Arrows({ index, goTo, count }: Position & { count: number }) {
  return (
    <>
      <button
        type="button"
        className={cx(css.arrow, css.side.back)}
        aria-label="Previous photo"
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      <button
        type="button"
        className={cx(css.arrow, css.side.on)}
        aria-label="Next photo"
        disabled={index === count - 1}
        onClick={() => goTo(index + 1)}
      >
        <Icon name="chevronRight" />
      </button>
      <span className={css.counter}>
        {index + 1} / {count}
      </span>
    </>
  );
}

function Thumbs({ index: shown, goTo, images }: Position & { images: readonly ImageSource[] }) {
  return (
    <ul className={css.thumbs}>
      {images.map((image, index) => (
        <li key={image.src}>
          <a
            href={`#photo-${index + 1}`}
            aria-label={`Photo ${index + 1} of ${images.length}`}
            aria-current={index === shown || undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(index);
            }}
          >
            <Image image={{ ...image, alt: '' }} sizes="96px" fit="cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Photos of a vehicle: swipe, arrow keys, arrows or thumbnails; without a script a scroll strip. */
export function VehicleGallery({ title, body, images, tag = null }: VehicleGalleryProps) {
  const { ref, index: shown, goTo, onScroll, onKeyDown } = useStrip(images.length);
  return (
    <section className={css.gallery} aria-label={`Photos of ${title}`}>
      <div className={css.stage}>
        {images.length === 0 ? (
          <div className={css.empty}>
            <BodyGlyph body={body} />
            Photos coming soon
          </div>
        ) : (
          // A row that scrolls must be reachable by keyboard (WCAG 2.1.1).
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <ul
            ref={ref}
            className={css.strip}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={images.length > 1 ? 0 : undefined}
            aria-label={images.length > 1 ? 'Photos, use the arrow keys' : undefined}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
          >
            {images.map((image, index) => (
              <li key={image.src} id={`photo-${index + 1}`}>
                <Image
                  image={image}
                  sizes="(min-width: 992px) 66vw, 100vw"
                  fit="cover"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        {images.length > 1 && <Arrows index={shown} goTo={goTo} count={images.length} />}
        {tag && (
          <div className={css.tag}>
            <TagBanner tag={tag} />
          </div>
        )}
      </div>
      {images.length > 1 && <Thumbs index={shown} goTo={goTo} images={images} />}
    </section>
  );
}
