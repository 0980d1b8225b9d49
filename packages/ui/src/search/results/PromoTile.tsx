import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { promo, promoBody, promoImage } from './promoTile.css.ts';

export interface PromoTileProps {
  title: string;
  text: string;
  /** Where the button leads, and its words. */
  href: string;
  action: string;
  image?: ImageSource | null;
}

/** A dealer's own message among the results; it never looks like a vehicle. */
export function PromoTile({ title, text, href, action, image = null }: PromoTileProps) {
  return (
    <section className={promo} aria-label={title}>
      {image && (
        <div className={promoImage}>
          <Image image={{ ...image, alt: '' }} sizes="(min-width: 768px) 33vw, 100vw" fit="cover" />
        </div>
      )}
      <div className={promoBody}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <p>{text}</p>
        <ButtonLink href={href} variant="secondary">
          {action}
        </ButtonLink>
      </div>
    </section>
  );
}
