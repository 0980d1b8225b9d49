import type { ReactNode } from 'react';
import { Badge } from '../primitives/badge/Badge.tsx';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { Icon } from '../primitives/icon/Icon.tsx';
import { Image } from '../primitives/image/Image.tsx';
import type { ImageSource } from '../primitives/image/imageSource.ts';
import { VisuallyHidden } from '../primitives/visuallyHidden/VisuallyHidden.tsx';
import { useLink } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
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
  /** Its picture goes grey, as on a card. */
  sold: boolean;
  /** `Sold`, `Reserved`: what a shopper must know before its price. */
  state: string | null;
  /** The vehicle's page. */
  href: string;
  /** The comparison without it. */
  removeHref: string;
  /** The next step: enquire, or see others like one that is gone. */
  step: { label: string; href: string };
  /** A `SaveButton`, beside the way to remove it. */
  save?: ReactNode;
}

/** Head of a vehicle's column. */
export function CompareColumn({ vehicle }: { vehicle: ComparedVehicle }) {
  const { title, subtitle, image, body, sold, state, href, removeHref, save } = vehicle;
  const To = useLink();
  return (
    <th scope="col" className={css.vehicle}>
      <div className={cx(css.picture, sold && css.sold)}>
        {image ? (
          <Image
            image={{ ...image, alt: '' }}
            sizes="(min-width: 768px) 46vw, 280px"
            fit="cover"
            fallback={<BodyGlyph body={body} />}
          />
        ) : (
          <BodyGlyph body={body} />
        )}
        {state && (
          <span className={css.state}>
            <Badge tone={sold ? 'neutral' : 'caution'}>{state}</Badge>
          </span>
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
      {save && <div className={css.save}>{save}</div>}
    </th>
  );
}
