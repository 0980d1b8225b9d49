import { ButtonLink } from '../primitives/button/ButtonLink.tsx';
import { wholeNames } from '../primitives/heading/wholeNames.tsx';
import { offerCopy } from './offerCopy.ts';

export interface OfferActionsProps {
  name: string;
  enquireHref: string;
  explore: { label: string; href: string } | null;
  size?: 'm' | 'l';
}

/** `Enquire Now`, and `Explore {model}` where the offer has a model (R2-75). */
export function OfferActions({ name, enquireHref, explore, size = 'm' }: OfferActionsProps) {
  return (
    <>
      <ButtonLink href={enquireHref} size={size} label={`${offerCopy.enquireNow}: ${name}`}>
        {offerCopy.enquireNow}
      </ButtonLink>
      {explore && (
        <ButtonLink href={explore.href} size={size} variant="secondary">
          {/* One part of the button, whose lines break between its words. */}
          <span>{wholeNames(explore.label)}</span>
        </ButtonLink>
      )}
    </>
  );
}
