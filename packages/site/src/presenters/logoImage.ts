import type { ImageSource } from '@forecourt/ui';

/** A make's logo, by its address, in the space that it is drawn within, pixels; its name stands beside it. */
export function logoImage(src: string): ImageSource {
  return { src, width: 56, height: 32, alt: '', sources: [] };
}
