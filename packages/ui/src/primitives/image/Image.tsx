import { fit as fits, picture } from './image.css.ts';
import type { ImageSource } from './imageSource.ts';

export interface ImageProps {
  image: ImageSource;
  /** How wide it is shown, as the `sizes` attribute says it: `(min-width: 768px) 33vw, 100vw`. */
  sizes: string;
  /** `natural` keeps its own shape, `cover` fills its frame, `contain` stands within it. */
  fit?: 'natural' | 'cover' | 'contain';
  /** Seen first on the page: loaded at once and before others. One or one row a page. */
  priority?: boolean;
}

/** A picture that keeps its place while it loads. */
export function Image({ image, sizes, fit = 'natural', priority = false }: ImageProps) {
  return (
    <picture className={picture}>
      {image.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.src}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={fits[fit]}
      />
    </picture>
  );
}
