import type { ImageSource } from '@forecourt/ui';
import type { PictureName } from './pictureNames.ts';

/** A picture of the stories, as an image service would give it. */
export function picture(name: PictureName, alt = ''): ImageSource {
  const src = `/pictures/${name}.webp`;
  return {
    src,
    alt,
    width: 960,
    height: name.startsWith('hero') ? 360 : 640,
    sources: [{ type: 'image/webp', srcSet: `${src} 960w` }],
  };
}
