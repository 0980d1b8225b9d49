import { alertCopy, Button, Cluster, Link, Panel, SelectField, Stack, Text } from '@forecourt/ui';
import { ACCOUNT_PATH, SEARCH_PATH } from '../../presenters/paths.ts';
import type { OwnView } from './ownView.server.ts';

/** What its owner is told of, how often, and where; each is changed and ended here. */
export function AlertsPanel({ alerts }: { alerts: NonNullable<OwnView['alerts']> }) {
  return (
    <Panel heading="Alerts" id="alerts">
      {alerts.length === 0 ? (
        <Text>
          None yet. Press “{alertCopy.ask}” on a <Link href={SEARCH_PATH}>search</Link> or a vehicle
          while you are signed in, and you find it here.
        </Text>
      ) : (
        <Stack as="ul">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <OwnAlert {...alert} />
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function OwnAlert({
  id,
  words,
  href,
  email,
  frequency,
  confirmed,
}: NonNullable<OwnView['alerts']>[number]) {
  return (
    <form method="post" action={ACCOUNT_PATH}>
      <input type="hidden" name="alert" value={id} />
      <Stack gap="s">
        <div>
          <Link href={href}>{words}</Link>
          <Text size="s" tone="muted">
            {confirmed
              ? `We write to ${email}.`
              : `It begins when you press the link in our message to ${email}.`}
          </Text>
        </div>
        {confirmed && (
          <SelectField
            id={`alert-${id}`}
            name="frequency"
            label={alertCopy.frequency}
            required
            choices={alertCopy.frequencies}
            defaultValue={frequency}
          />
        )}
        <Cluster>
          {confirmed && (
            <Button type="submit" variant="secondary">
              {alertCopy.save}
            </Button>
          )}
          <Button type="submit" variant="quiet" name="act" value="end">
            End this alert
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
