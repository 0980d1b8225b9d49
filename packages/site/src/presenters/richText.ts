import type { SiteConfig } from '@forecourt/data';
import type { ContentPicture, RichNode } from '@forecourt/domain';
import type { ImageSource, RichTextNode } from '@forecourt/ui';
import { imageSource } from './imageSource.ts';

/** A picture of a dealer's content with its sizes; of one that was read, in its own shape. */
export function contentImage(
  { src, width, height, alt }: ContentPicture,
  service: SiteConfig['imageService'],
): ImageSource {
  return width === null || height === null
    ? imageSource(src, alt, service)
    : { src, width, height, alt, sources: [] };
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
