import type { ReactNode } from 'react';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import * as css from './pictureLead.css.ts';

export interface PictureLeadProps {
  /** `null` leaves the words alone, or beside what stands in its frame. */
  image: ImageSource | null;
  /** Whether all of the picture is shown, as where it may hold words; otherwise it fills its frame. */
  whole?: boolean;
  /** In the frame: over the picture, or in its place. */
  framed?: ReactNode;
  /** What it is: the page's `h1` and what is said of it. */
  children: ReactNode;
  /** What can be done: a price, buttons, numbers. A theme may set it apart. */
  steps: ReactNode;
}

/** How a page opens that shows what it is about: a picture, words and the first steps. */
export function PictureLead({ image, whole = false, framed, children, steps }: PictureLeadProps) {
  const { lead } = usePictureSizes();
  const isPictured = image !== null || Boolean(framed);
  return (
    <div className={cx(css.lead, css.leads[lead], isPictured && css.pictured)}>
      {isPictured && (
        <div className={cx(css.frame, whole ? css.whole : css.filled)}>
          {image && (
            <Image
              image={image}
              sizes={whole ? wholeSizes[lead] : sizes[lead]}
              fit={whole ? 'natural' : 'cover'}
              priority
            />
          )}
          {framed}
        </div>
      )}
      <div className={css.words}>{children}</div>
      <div className={css.steps}>{steps}</div>
    </div>
  );
}

/** By the columns of `pictureLead.css.ts`. */
const sizes = {
  band: '(min-width: 992px) min(60vw, 760px), 100vw',
  strip: '(min-width: 992px) min(38vw, 500px), (min-width: 768px) 50vw, 100vw',
  centred: '(min-width: 992px) min(96vw, 1440px), 100vw',
};

const wholeSizes = { ...sizes, centred: '(min-width: 992px) 880px, 100vw' };
