import type { ReactNode } from 'react';
import { cx } from '../../style/cx.ts';
import { fit as fits, missing, picture } from './image.css.ts';
import type { ImageSource } from './imageSource.ts';
import { useBroken } from './useBroken.ts';

export interface ImageProps {
  image: ImageSource;
  /**
   * How wide it is shown, as the `sizes` attribute says it: `(min-width: 768px) 33vw, 100vw`. A
   * picture that fills its frame and is loaded when it is needed measures itself, in browsers that
   * can.
   */
  sizes: string;
  /** `natural` keeps its own shape, `cover` fills its frame, `contain` stands within it. */
  fit?: 'natural' | 'cover' | 'contain';
  /** The largest of what is seen first: loaded before all others, one a page. `early` is at once. */
  priority?: boolean | 'early';
  /** Stands in for a picture that cannot be had; default: its words on a quiet ground. */
  fallback?: ReactNode;
}

/** A picture that keeps its place while it loads, and where it cannot be had. */
export function Image({
  image,
  sizes,
  fit = 'natural',
  priority = false,
  fallback = image.alt,
}: ImageProps) {
  if (useBroken(image.src)) return <span className={cx(fits[fit], missing)}>{fallback}</span>;
  const measures = !priority && fit === 'cover' && image.sources.length > 0;
  return (
    <picture className={picture}>
      {image.sources.map(({ type, srcSet }) => (
        <source
          key={type}
          type={type}
          srcSet={srcSet}
          sizes={measures ? `auto, ${sizes}` : sizes}
        />
      ))}
      <img
        src={image.src}
        // Without it browsers measure for no source either.
        sizes={measures ? 'auto' : undefined}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === true ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={fits[fit]}
      />
    </picture>
  );
}
