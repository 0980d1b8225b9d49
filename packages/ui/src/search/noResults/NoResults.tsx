import { formatNumber, noun, type StockKind } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { PhoneNumber } from '../../primitives/phoneNumber/PhoneNumber.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useLink } from '../../provider/UiProvider.tsx';
import { type AppliedPill, Pills } from '../pills/Pills.tsx';
import { box, way, ways } from './noResults.css.ts';

/** One thing to give up in a search, and what that brings. */
export interface WayOut {
  /** `Any colour`, `Up to $44,000` */
  label: string;
  /** Vehicles it finds, exactly; at least one. */
  count: number;
  /** What those are called; default `vehicle`. */
  kind?: StockKind;
  href: string;
}

export interface NoResultsWords {
  /** Over the ways out. */
  change: string;
  /** Button to the whole stock. */
  look: string;
  /** Where there is no stock at all. */
  ask: string;
}

export interface NoResultsProps {
  /** What was looked for. */
  itemType: StockKind;
  pills: readonly AppliedPill[];
  /** What of the text that was looked for nobody here knows, as it was typed; empty for none. */
  unknown?: string;
  /** The whole stock; `null` where that is what was asked for. */
  clearHref: string | null;
  /** The page asked for lies past the last one: link to page 1 (R2-40). */
  firstPageHref?: string | null;
  /** Smaller changes that find something, best first. */
  relaxations?: readonly WayOut[];
  /** Whose words these are. */
  words: NoResultsWords;
  /** Whom to ask where there is no stock at all. */
  phone?: { text: string; href: string } | null;
}

function WaysOut({ relaxations }: Required<Pick<NoResultsProps, 'relaxations'>>) {
  const To = useLink();
  return (
    <ul className={ways} aria-label="Searches that find something">
      {relaxations.map(({ label, count, kind = 'vehicle', href }) => (
        <li key={href}>
          <To to={href} className={way}>
            <strong>{label}</strong>
            <span>
              {formatNumber(count)} {noun(kind, count)}
            </span>
            <Icon name="arrowRight" />
          </To>
        </li>
      ))}
    </ul>
  );
}

/** A listing without a single vehicle: what stands in the way, and the ways out, each once. */
export function NoResults({
  itemType,
  pills,
  unknown = '',
  clearHref,
  firstPageHref = null,
  relaxations = [],
  words,
  phone = null,
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
  if (clearHref === null) {
    return (
      <div className={box}>
        <Heading level={2} size="h3">
          No {things} here just now
        </Heading>
        <Text tone="muted">{words.ask}</Text>
        {phone && (
          <ButtonLink href={phone.href} icon="phone">
            <PhoneNumber number={phone.text} />
          </ButtonLink>
        )}
      </div>
    );
  }
  const hasWays = relaxations.length > 0;
  // A single filter is taken away by the button.
  const removable = pills.length > 1 ? pills : [];
  return (
    <div className={box}>
      <Heading level={2} size="h3">
        No {things} match your search
      </Heading>
      {hasWays ? (
        <>
          <Text tone="muted">{words.change}</Text>
          <WaysOut relaxations={relaxations} />
        </>
      ) : (
        <>
          {removable.length > 0 && (
            <>
              <Text tone="muted">Take one of these away:</Text>
              <Pills label="Filters in use" pills={removable} />
            </>
          )}
          {removable.length === 0 && unknown !== '' && (
            <Text tone="muted">
              Nothing here is known as “{unknown}”. Check how it is spelled, or look for a make, a
              model or a body type.
            </Text>
          )}
        </>
      )}
      <ButtonLink href={clearHref} variant={hasWays ? 'secondary' : 'primary'}>
        {words.look}
      </ButtonLink>
    </div>
  );
}
