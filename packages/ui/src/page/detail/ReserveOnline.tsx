import type { ReserveTerms } from '@forecourt/domain';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { TickedEntries } from '../../primitives/icon/TickedEntries.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { vehicleCopy } from '../../vehicle/vehicleCopy.ts';
import { Panel } from '../Panel.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';
import { promises } from './reserveOnline.css.ts';

export interface ReserveOnlineProps {
  /** `reserveTerms` of the domain (R9-04). */
  terms: ReserveTerms;
  /** The vehicle's checkout. */
  href: string;
  /** Words of the heading and of the button. Default `Reserve Online`. */
  label?: string;
}

/** What a reservation costs and promises, and the way to it; for reservable vehicles (R4-24). */
export function ReserveOnline({
  terms,
  href,
  label = vehicleCopy.reserveOnline,
}: ReserveOnlineProps) {
  return (
    <Panel heading={label}>
      <Text>
        Hold it with a <strong>{terms.deposit}</strong> deposit.
      </Text>
      <ul className={promises}>
        <TickedEntries texts={terms.promises} />
      </ul>
      <ButtonLink href={href} variant="secondary" icon="lock" wide>
        {label}
      </ButtonLink>
      <PaymentLogos />
    </Panel>
  );
}
