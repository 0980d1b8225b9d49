import { keyInformation, type SpecRow } from '@forecourt/domain';
import { DescriptionList } from '../../primitives/descriptionList/DescriptionList.tsx';
import { vehicleCopy } from '../vehicleCopy.ts';
import { FoldedSection } from './FoldedSection.tsx';

export interface KeyInformationProps {
  /** In print order; the first 4 show, then `Show More` (R2-70). */
  rows: readonly SpecRow[];
}

/** The facts of a vehicle most shoppers ask for first. */
export function KeyInformation({ rows }: KeyInformationProps) {
  const { first, rest } = keyInformation(rows);
  return (
    <FoldedSection
      heading={vehicleCopy.keyInformation}
      first={tiles(first)}
      rest={tiles(rest)}
      words={{ closed: vehicleCopy.showMore, open: vehicleCopy.showLess }}
    />
  );
}

function tiles(rows: readonly SpecRow[]) {
  return rows.length === 0 ? null : <DescriptionList rows={rows} layout="tiles" />;
}
