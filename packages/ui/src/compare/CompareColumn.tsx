import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { BodyGlyph } from '../vehicle/icons/BodyGlyph.tsx';
import * as css from './compareTable.css.ts';

/** One vehicle of a comparison. */
export interface ComparedVehicle {
  title: string;
  subtitle: string | null;
  /** `null` draws the side view of its body. */
  image: ImageSource | null;
  /** `SUV`; chooses the side view. */
  body: string;
  /** The vehicle's page. */
  href: string;
  /** The comparison without it. */
  removeHref: string;
}

/** Head of a vehicle's column. */
export function CompareColumn({ vehicle }: { vehicle: ComparedVehicle }) {
  const { title, subtitle, image, body, href, removeHref } = vehicle;
  const To = useLink();
  return (
    <th scope="col" className={css.vehicle}>
      <div className={css.picture}>
        {image ? (
          <Image
            image={{ ...image, alt: '' }}
            sizes="280px"
            fit="cover"
            fallback={<BodyGlyph body={body} />}
          />
        ) : (
          <BodyGlyph body={body} />
        )}
      </div>
      <To to={href} className={css.title}>
        <bdi>{wholeNames(title)}</bdi>
      </To>
      {subtitle && <bdi className={css.subtitle}>{subtitle}</bdi>}
      <To to={removeHref} className={css.remove}>
        <Icon name="close" size="s" />
        Remove<VisuallyHidden> {title}</VisuallyHidden>
      </To>
    </th>
  );
}
