import { useId } from 'react';
import { wholeNames } from '../../primitives/heading/wholeNames.tsx';
import { Image } from '../../primitives/image/Image.tsx';
import { useLink, usePictureSizes } from '../../provider/UiProvider.tsx';
import { cx } from '../../style/cx.ts';
import { VehicleCard, type VehicleCardProps } from '../card/VehicleCard.tsx';
import { NoPhoto } from '../icons/NoPhoto.tsx';
import { NoPhotosYet } from '../icons/NoPhotosYet.tsx';
import { PriceBlock } from '../price/PriceBlock.tsx';
import * as css from './vehicleSubject.css.ts';

export type VehicleSubjectProps = Pick<
  VehicleCardProps,
  'vehicle' | 'image' | 'href' | 'enquireLabel' | 'estimate'
>;

/**
 * The vehicle that a form is about, as the theme shows it: a card at the form's end, its facts at the
 * start, or a wide picture over it. Its steps are the page's own.
 */
export function VehicleSubject(props: VehicleSubjectProps) {
  const { subject } = usePictureSizes();
  return subject === 'end' ? (
    <VehicleCard {...props} enquireHref={null} similarHref={null} />
  ) : (
    <Told {...props} isWide={subject === 'above'} />
  );
}

const NARROW = '(min-width: 992px) 320px, (min-width: 768px) 260px, 112px';
const WIDE = '(min-width: 1500px) 1440px, 100vw';

/** Picture, name, facts and price, in the order in which they are looked at. */
function Told({
  vehicle,
  image,
  href,
  isWide,
}: Pick<VehicleSubjectProps, 'vehicle' | 'image' | 'href'> & { isWide: boolean }) {
  const To = useLink();
  const id = useId();
  const body = vehicle.facts.at(-1) ?? vehicle.itemType;
  const facts = [...vehicle.facts, ...(isWide ? [] : vehicle.more), vehicle.place ?? ''];
  return (
    <article className={cx(css.subject, isWide ? css.wide : css.narrow)}>
      <div className={css.picture}>
        {image ? (
          <Image
            key={image.src}
            image={image}
            sizes={isWide ? WIDE : NARROW}
            fit="cover"
            priority={isWide}
            fallback={<NoPhoto body={body} label={image.alt} />}
          />
        ) : (
          <NoPhotosYet body={body} available={vehicle.available} />
        )}
      </div>
      <div className={css.words}>
        <h2 className={css.title}>
          <To to={href}>
            <bdi>{wholeNames(vehicle.title)}</bdi>
          </To>
        </h2>
        {vehicle.subtitle && (
          <p>
            <bdi>{vehicle.subtitle}</bdi>
          </p>
        )}
      </div>
      <ul className={css.facts}>
        {facts.filter(Boolean).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={css.price}>
        <PriceBlock price={vehicle.price} id={`${id}basis`} />
      </div>
    </article>
  );
}
