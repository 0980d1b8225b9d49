import { formatNumber, type ItemType, noun } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { AppliedFilters } from '../pills/AppliedFilters.tsx';
import type { AppliedPill } from '../pills/Pills.tsx';
import { box, way, ways } from './noResults.css.ts';

/** One thing to give up in a search, and what that brings. */
export interface WayOut {
  /** `Any colour`, `Up to $44,000` */
  label: string;
  /** Vehicles it finds, exactly; at least one. */
  count: number;
  href: string;
}

export interface NoResultsProps {
  itemType: ItemType;
  pills: readonly AppliedPill[];
  /** The whole stock. */
  clearHref: string;
  /** The page asked for lies past the last one: link to page 1 (R2-40). */
  firstPageHref?: string | null;
  /** Smaller changes that find something, best first. */
  relaxations?: readonly WayOut[];
}

function WaysOut({
  relaxations,
  itemType,
}: Required<Pick<NoResultsProps, 'relaxations' | 'itemType'>>) {
  const To = useLink();
  return (
    <ul className={ways} aria-label="Searches that find something">
      {relaxations.map(({ label, count, href }) => (
        <li key={href}>
          <To to={href} className={way}>
            <strong>{label}</strong>
            <span>
              {formatNumber(count)} {noun(itemType, count)}
            </span>
            <Icon name="arrowRight" />
          </To>
        </li>
      ))}
    </ul>
  );
}

/** A listing without a single vehicle: what stands in the way, and the ways out. */
export function NoResults({
  itemType,
  pills,
  clearHref,
  firstPageHref = null,
  relaxations = [],
}: NoResultsProps) {
  const things = noun(itemType, 2);
  if (firstPageHref !== null) {
    return (
      <div className={box}>
        <Heading level={2} size="h3">
          No more results
        </Heading>
        <Text tone="muted">This page lies past the last of our {things}.</Text>
        <ButtonLink href={firstPageHref}>Back to the first page</ButtonLink>
      </div>
    );
  }
  const hasWays = relaxations.length > 0;
  return (
    <div className={box}>
      <Heading level={2} size="h3">
        No {things} match your search
      </Heading>
      <Text tone="muted">
        {hasWays
          ? 'Change one thing and these come up:'
          : 'Take a filter away, or start again with all our stock.'}
      </Text>
      {hasWays && <WaysOut relaxations={relaxations} itemType={itemType} />}
      {hasWays && pills.length > 0 && (
        <Text tone="muted">Or take a filter away, or start again with all our stock.</Text>
      )}
      <AppliedFilters pills={pills} clearHref={clearHref} />
      <ButtonLink href={clearHref} variant={hasWays ? 'secondary' : 'primary'}>
        See all {things}
      </ButtonLink>
    </div>
  );
}
