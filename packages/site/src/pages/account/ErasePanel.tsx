import { Alert, Button, ButtonLink, Cluster, Panel, Text } from '@forecourt/ui';
import { ACCOUNT_PATH } from '../../presenters/paths.ts';
import type { OwnView } from './account.server.ts';
import { messagesText } from './messagesText.ts';

export type ErasePanelProps = Pick<OwnView, 'dealer' | 'leads' | 'undelivered' | 'reservations'>;

/** What a shopper is asked once more before their data goes. */
export function ErasePanel({ dealer, leads, undelivered, reservations }: ErasePanelProps) {
  return (
    <Panel heading="Erase your data?" id="erase">
      <Text>
        This takes away your number, {leads > 0 && `${messagesText(leads)} that came with it, `}and
        what you saved, at {dealer} alone, and signs you out everywhere. Nothing brings it back.
      </Text>
      {reservations.length > 0 && (
        <Alert tone="caution" title={endsText(reservations)}>
          {reservations.some(({ isPaid }) => isPaid)
            ? 'Others can have the vehicle then. The deposit goes back to you, in full.'
            : 'Others can have the vehicle then.'}
        </Alert>
      )}
      {undelivered > 0 && (
        <Text>
          {dealer} has not got {undelivered} of them yet, and then never will.
        </Text>
      )}
      <Text tone="muted">
        What {dealer} has answered may be in its own mail and records: ask there, too.
      </Text>
      <form method="post" action={ACCOUNT_PATH}>
        <Cluster>
          <Button type="submit" name="erase" value="yes">
            Erase my data
          </Button>
          <ButtonLink href={ACCOUNT_PATH} variant="secondary">
            Keep it
          </ButtonLink>
        </Cluster>
      </form>
    </Panel>
  );
}

function endsText(reservations: ErasePanelProps['reservations']): string {
  const titles = reservations.map(({ title }) => title).join(', ');
  return reservations.length === 1
    ? `It ends your reservation of the ${titles}`
    : `It ends your reservations: ${titles}`;
}
