import type { FeatureList as Features } from '@forecourt/domain';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { TickedEntries } from '../../primitives/icon/TickedEntries.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { groups, features as list } from './details.css.ts';
import { FoldedSection } from './FoldedSection.tsx';

export interface FeatureListProps {
  /** `Car Summary` (R2-72) */
  heading: string;
  /** `featureList` of the domain: the first 8 show, then `Show All` (R2-70). */
  features: Features;
}

/** What a vehicle has on board: what sets it apart first, the rest by kind. */
export function FeatureList({ heading, features: { first, rest } }: FeatureListProps) {
  return (
    <FoldedSection
      heading={heading}
      first={first.length === 0 ? null : <Ticked features={first} />}
      rest={
        rest.length === 0 ? null : (
          <div className={groups}>
            {rest.map(({ heading: kind, features }) => (
              <div key={kind}>
                <Heading level={3} size="h4">
                  {kind}
                </Heading>
                <Ticked features={features} />
              </div>
            ))}
          </div>
        )
      }
      words={{ closed: vehicleCopy.showAll, open: vehicleCopy.hide }}
    />
  );
}

function Ticked({ features }: { features: readonly string[] }) {
  return (
    <ul className={list}>
      <TickedEntries texts={features} />
    </ul>
  );
}
