/** One format of a picture in several widths. */
export interface ImageFormat {
  /** `image/avif` or `image/webp`. */
  type: string;
  /** `/photo-400.avif 400w, /photo-800.avif 800w` */
  srcSet: string;
}

/** A picture as an image service gives it. Width and height are those of `src`, pixels. */
export interface ImageSource {
  src: string;
  width: number;
  height: number;
  /** Empty when the words beside the picture say the same. */
  alt: string;
  /** Best format first; browsers that know none take `src`. */
  sources: readonly ImageFormat[];
}
