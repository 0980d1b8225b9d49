import type { SiteConfig } from '@forecourt/data';
import { type ContentPicture, OWN_PICTURES, type RichNode } from '@forecourt/domain';
import type { ImageSource, RichTextNode } from '@forecourt/ui';
import { imageSource } from './imageSource.ts';

/** What this server's own service makes in several widths: no drawing, and nothing of another host. */
const PHOTO = /^\/content\/.*\.(?:avif|webp|png|jpe?g)$/i;

/** A picture of a dealer's content with its sizes; of one that was read, in its own shape. */
export function contentImage(
  { src, width, height, alt }: ContentPicture,
  service: SiteConfig['imageService'],
): ImageSource {
  if (width === null || height === null) return imageSource(src, alt, service);
  const isOwn = service?.pathPrefix === OWN_PICTURES && PHOTO.test(src);
  const widths = isOwn ? service.widths.filter((one) => one < width) : [];
  const narrower = service && { ...service, widths };
  const { sources } = imageSource(`${OWN_PICTURES}${src.slice(1)}/photo.jpg`, alt, narrower);
  return { src, width, height, alt, sources: widths.length === 0 ? [] : sources };
}

/** An author's text as it is drawn. */
export function richTextView(
  nodes: readonly RichNode[],
  service: SiteConfig['imageService'],
): readonly RichTextNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { picture, children, ...element } = node;
    return {
      ...element,
      children: richTextView(children, service),
      ...(picture && { image: contentImage(picture, service) }),
    };
  });
}
