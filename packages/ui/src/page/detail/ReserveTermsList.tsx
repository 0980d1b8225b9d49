import type { ReserveTerms } from '@forecourt/domain';
import { TickedEntries } from '../../primitives/icon/TickedEntries.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Panel } from '../Panel.tsx';
import { PaymentLogos } from './PaymentLogos.tsx';
import { promises } from './reserveOnline.css.ts';

export interface ReserveTermsListProps {
  /** `reserveTerms` of the domain (R9-04). */
  terms: ReserveTerms;
  /** Whether the deposit is paid with the reservation; then the ways to pay are shown. */
  paysOnline: boolean;
}

/** What a reservation costs and promises, beside the form that makes one. */
export function ReserveTermsList({ terms, paysOnline }: ReserveTermsListProps) {
  return (
    <Panel heading="What you agree to">
      <Text>
        Deposit: <strong>{terms.deposit}</strong>
        {paysOnline ? ', paid now.' : ', to pay once we have confirmed. Nothing to pay now.'}
      </Text>
      <ul className={promises}>
        <TickedEntries texts={terms.promises} />
      </ul>
      {paysOnline && <PaymentLogos />}
    </Panel>
  );
}
