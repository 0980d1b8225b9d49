import type { VehicleTag } from '@forecourt/domain';
import { type MouseEvent, useRef, useState } from 'react';
import { useRow } from '../../primitives/carousel/useRow.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { useScripted } from '../../primitives/scripted/useScripted.ts';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { usePictureSizes } from '../../provider/UiProvider.tsx';
import { NoPhoto } from '../icons/NoPhoto.tsx';
import { NoPhotosYet } from '../icons/NoPhotosYet.tsx';
import { StateRibbon } from '../tag/StateRibbon.tsx';
import { TagBanner } from '../tag/TagBanner.tsx';
import { Arrows } from './Arrows.tsx';
import * as css from './gallery.css.ts';
import type { GalleryPlace } from './galleryPlace.ts';
import type { Lightbox as Enlarging } from './Lightbox.tsx';
import { rowAttributes } from './rowAttributes.ts';
import { Thumbs } from './Thumbs.tsx';

export interface VehicleGalleryProps {
  /** What the pictures show: `2021 Toyota HiLux`. */
  title: string;
  /** Body type, for the drawing that stands in for missing photos. */
  body: string;
  /** Whether the vehicle can be had, so that photos may still come. */
  available: boolean;
  /** `src` of each leads to the picture in full where no script runs. */
  images: readonly ImageSource[];
  tag?: VehicleTag | null;
  /** `untoldState` of the domain: that it is sold or coming soon, where the tag does not say it. */
  state?: string | null;
  /** Default `column`; the sheet of a layout says how it looks there. */
  place?: GalleryPlace;
}

/**
 * Photos of a vehicle: swipe, arrow keys, arrows or thumbnails; a press shows them in full. Without
 * a script a row that scrolls, and links to the pictures.
 */
export function VehicleGallery({
  title,
  body,
  available,
  images,
  tag = null,
  state = null,
  place = 'column',
}: VehicleGalleryProps) {
  const count = images.length;
  const { ref, index: shown, goTo, goBy, onScroll, onKeyDown } = useRow(count);
  const [enlarged, setEnlarged] = useState<{ Lightbox: typeof Enlarging; start: number } | null>(
    null,
  );
  const enlargeButton = useRef<HTMLButtonElement>(null);
  const scripted = useScripted();
  const sizes = useSizes(count === 1 && place === 'mosaic' ? 'column' : place);
  const isRow = place !== 'mosaic';

  const enlarge = (event: MouseEvent, index: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    import('./Lightbox.tsx').then(
      ({ Lightbox }) => setEnlarged({ Lightbox, start: index }),
      () => {
        // Without the code, as without a script.
        if (navigator.onLine) location.assign(images[index]?.src ?? '');
      },
    );
  };
  const close = (index: number): void => {
    setEnlarged(null);
    goTo(index, 'instant');
  };
  return (
    <section className={css.gallery} aria-label={`Photos of ${title}`}>
      <div className={css.stage}>
        {count === 0 ? (
          <div className={css.empty}>
            <NoPhotosYet body={body} available={available} />
          </div>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <ul
            ref={ref}
            className={css.strip}
            {...(isRow && rowAttributes(count))}
            onScroll={onScroll}
            onKeyDown={onKeyDown}
          >
            {images.map((image, index) => (
              <li key={image.src} id={`photo-${index + 1}`}>
                <a
                  href={image.src}
                  // With a script the row and one button do for the keyboard; one photo is no row.
                  tabIndex={isRow && scripted && count > 1 ? -1 : undefined}
                  onClick={(event) => enlarge(event, index)}
                >
                  <Image
                    image={image}
                    sizes={sizes}
                    fit="cover"
                    priority={index === 0}
                    fallback={<NoPhoto body={body} label={image.alt} />}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {state !== null && <StateRibbon state={state} />}
        {count > 1 && <Arrows shown={shown} count={count} goBy={goBy} />}
        {count > 0 && (
          <button
            ref={enlargeButton}
            type="button"
            className={css.counter}
            onClick={(event) => enlarge(event, shown)}
          >
            <span className={css.shown}>
              {shown + 1} / {count}
            </span>
            {!isRow && count > 1 && <span className={css.all}>{count} photos</span>}
            <Icon name="expand" size="s" />
            <VisuallyHidden>Enlarge photo</VisuallyHidden>
          </button>
        )}
        {tag && (
          <div className={css.tag}>
            <TagBanner tag={tag} />
          </div>
        )}
      </div>
      {count > 1 && <Thumbs shown={shown} goTo={goTo} images={images} body={body} place={place} />}
      {enlarged && (
        <enlarged.Lightbox
          title={title}
          body={body}
          images={images}
          start={enlarged.start}
          onClose={close}
          onClosed={() => enlargeButton.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

/** How wide its first photo is shown, which is asked for before it can measure itself. */
function useSizes(place: GalleryPlace): string {
  const { gallery, mosaic } = usePictureSizes();
  return { column: gallery, mosaic, bleed: '100vw' }[place];
}
