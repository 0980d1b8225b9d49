import type { VehicleSummary } from '@forecourt/domain';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { cx } from '../../style/cx.ts';
import { BodyGlyph } from '../icons/BodyGlyph.tsx';
import { TagBanner } from '../tag/TagBanner.tsx';
import { tag } from './cardFrame.css.ts';
import * as css from './vehicleCard.css.ts';

const SIZES = '(min-width: 1200px) 320px, (min-width: 768px) 33vw, (min-width: 576px) 50vw, 100vw';

interface CardMediaProps {
  vehicle: VehicleSummary;
  image: ImageSource | null;
  priority: boolean;
}

/** Picture of a card, or a drawing of the body type; with the tag and the count of photos. */
export function CardMedia({ vehicle, image, priority }: CardMediaProps) {
  return (
    <div className={cx(css.media, vehicle.sold && css.soldMedia)}>
      {image ? (
        // Another vehicle's picture goes at once, not when this one's has come.
        <Image key={image.src} image={image} sizes={SIZES} fit="cover" priority={priority} />
      ) : (
        <div className={css.noPhoto}>
          <BodyGlyph body={vehicle.facts.at(-1) ?? vehicle.itemType} />
          Photos coming soon
        </div>
      )}
      {vehicle.tag && (
        <div className={tag}>
          <TagBanner tag={vehicle.tag} />
        </div>
      )}
      {image && vehicle.photoCount > 1 && (
        <span className={css.photoCount}>
          <Icon name="camera" size="s" />
          {vehicle.photoCount}
          <VisuallyHidden> photos</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
