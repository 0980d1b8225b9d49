import { featureList } from '@forecourt/domain';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { features as list } from './details.css.ts';
import { FoldedSection } from './FoldedSection.tsx';

export interface FeatureListProps {
  heading: string;
  /** As the feed gives them; blank ones are dropped, the first 8 show, then `Show All` (R2-70). */
  features: readonly string[];
}

/** What a vehicle has on board. */
export function FeatureList({ heading, features }: FeatureListProps) {
  return (
    <FoldedSection
      heading={heading}
      items={featureList([...new Set(features)])}
      words={{ closed: vehicleCopy.showAll, open: vehicleCopy.hide }}
      list={(items) => (
        <ul className={list}>
          {items.map((feature) => (
            <li key={feature}>
              <Icon name="check" size="s" />
              {feature}
            </li>
          ))}
        </ul>
      )}
    />
  );
}
