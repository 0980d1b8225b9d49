import { formatPrice, hasPrice, type ModelVariant } from '@forecourt/domain';
import { Heading } from '../primitives/heading/Heading.tsx';
import { TickedEntries } from '../primitives/icon/TickedEntries.tsx';
import { usePictureSizes } from '../provider/UiProvider.tsx';
import { cx } from '../style/cx.ts';
import { amount } from '../vehicle/price/price.css.ts';
import * as css from './modelVariants.css.ts';

export interface ModelVariantsProps {
  /** The simplest first: each has what the one before has. */
  variants: readonly ModelVariant[];
}

/**
 * The variants of a model: what each costs, and what it adds to the one before. In cards beside their
 * heading, in the rows of a board or without frames in the middle, as the theme opens its pages.
 */
export function ModelVariants({ variants }: ModelVariantsProps) {
  const { lead } = usePictureSizes();
  return (
    <ol className={cx(css.variants, css.looks[lead])}>
      {variants.map(({ name, price, features }, index) => (
        <li key={name}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          <p className={cx(amount, css.price)}>
            {hasPrice(price) ? `From ${formatPrice(price)}` : 'Price to come'}
          </p>
          {features.length > 0 && (
            <div className={css.features}>
              <p className={css.note}>
                {index === 0 ? 'With' : `All of ${variants[index - 1]?.name ?? ''}, and`}
              </p>
              <ul>
                <TickedEntries texts={features} />
              </ul>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
