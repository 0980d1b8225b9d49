import type { VehicleSummary } from '@forecourt/domain';
import { use } from 'react';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import type { ImageSource } from '../../primitives/image/imageSource.ts';
import { VisuallyHidden } from '../../primitives/visuallyHidden/VisuallyHidden.tsx';
import { usePictureSizes } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { NoPhoto } from '../icons/NoPhoto.tsx';
import { NoPhotosYet } from '../icons/NoPhotosYet.tsx';
import { StateRibbon } from '../tag/StateRibbon.tsx';
import { TagBanner } from '../tag/TagBanner.tsx';
import { CardCorner } from './CardCorner.ts';
import { tag } from './cardFrame.css.ts';
import * as css from './vehicleCard.css.ts';

interface CardMediaProps {
  vehicle: VehicleSummary;
  image: ImageSource | null;
  priority: boolean;
  /** Default: as in the grid of the theme. */
  sizes: string | undefined;
  /** Begins the ids of its parts. */
  id: string;
}

/** Picture of a card, or a drawing of the body type; with the tag and the count of photos. */
export function CardMedia({ vehicle, image, priority, sizes, id }: CardMediaProps) {
  const body = vehicle.facts.at(-1) ?? vehicle.itemType;
  const { card } = usePictureSizes();
  const Corner = use(CardCorner);
  return (
    <div className={cx(css.media, vehicle.sold && css.soldMedia)}>
      {image ? (
        // Another vehicle's picture goes at once, not when this one's has come.
        <Image
          key={image.src}
          image={image}
          sizes={sizes ?? card}
          fit="cover"
          priority={priority}
          fallback={<NoPhoto body={body} label={image.alt} />}
        />
      ) : (
        <div className={css.noPhoto}>
          <NoPhotosYet body={body} available={vehicle.available} />
        </div>
      )}
      {vehicle.tag && (
        <div className={tag}>
          <TagBanner tag={vehicle.tag} id={`${id}tag`} />
        </div>
      )}
      {vehicle.state && <StateRibbon state={vehicle.state} id={`${id}state`} />}
      {image && vehicle.photoCount > 1 && (
        <span className={css.photoCount}>
          <Icon name="camera" size="s" />
          {vehicle.photoCount}
          <VisuallyHidden> photos</VisuallyHidden>
        </span>
      )}
      {Corner && <Corner vehicle={vehicle} />}
    </div>
  );
}
