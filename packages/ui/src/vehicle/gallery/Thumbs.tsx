import { useEffect, useRef } from 'react';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { BodyGlyph } from '../icons/BodyGlyph.tsx';
import { thumbs } from './gallery.css.ts';
import type { GalleryPlace } from './galleryPlace.ts';

interface ThumbsProps {
  images: readonly ImageSource[];
  /** Body type, drawn in place of a photo that cannot be had. */
  body: string;
  /** The one in view, 0-based. */
  shown: number;
  goTo: (index: number) => void;
  /** Default: in the window that shows photos in full. */
  place?: GalleryPlace;
}

/** All photos, small; the one in view is marked and stays in sight. */
export function Thumbs({ images, body, shown, goTo, place }: ThumbsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const thumb = list?.children[shown] as HTMLElement | undefined;
    if (!list || !thumb) return;
    const before = (list.clientWidth - thumb.offsetWidth) / 2;
    list.scrollTo({ left: thumb.offsetLeft - before });
  }, [shown]);
  return (
    <ul ref={row} className={thumbs}>
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
            <Image
              image={{ ...image, alt: '' }}
              sizes={place === undefined ? '96px' : '(min-width: 992px) 200px, 96px'}
              fit="cover"
              fallback={<BodyGlyph body={body} />}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
