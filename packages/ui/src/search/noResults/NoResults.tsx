import { type ItemType, noun } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { AppliedFilters, type AppliedPill } from '../layout/AppliedFilters.tsx';
import { box } from './noResults.css.ts';

export interface NoResultsProps {
  itemType: ItemType;
  pills: readonly AppliedPill[];
  /** The whole stock. */
  clearHref: string;
  /** The page asked for lies past the last one: link to page 1 (R2-40). */
  firstPageHref?: string | null;
}

/** A listing without a single vehicle: what stands in the way, and the way out. */
export function NoResults({ itemType, pills, clearHref, firstPageHref = null }: NoResultsProps) {
  const things = noun(itemType, 2);
  return (
    <div className={box}>
      <Heading level={2} size="h3">
        {firstPageHref ? 'No more results' : `No ${things} match your search`}
      </Heading>
      <Text tone="muted">
        {firstPageHref
          ? `This page lies past the last of our ${things}.`
          : 'Take a filter away, or start again with all our stock.'}
      </Text>
      {firstPageHref === null && <AppliedFilters pills={pills} clearHref={clearHref} />}
      <ButtonLink href={firstPageHref ?? clearHref}>
        {firstPageHref ? 'Back to the first page' : `See all ${things}`}
      </ButtonLink>
    </div>
  );
}
