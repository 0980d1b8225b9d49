import {
  Alert,
  AlertForm,
  Breadcrumbs,
  Button,
  ButtonLink,
  Cluster,
  Container,
  Heading,
  Link,
  Panel,
  Stack,
  Text,
} from '@forecourt/ui';
import { PRIVACY_PATH, SEARCH_PATH } from '../../presenters/paths.ts';
import type { AlertFault, AlertView } from './alert.server.ts';

export interface AlertPageProps {
  view: AlertView;
  /** What the server found in what was sent. */
  fault: AlertFault | null;
}

/** Confirms an alert, changes or ends it, by the link of a message. */
export function AlertPage({ view, fault }: AlertPageProps) {
  const { alert, ended } = view;
  return (
    <Container>
      <Stack gap="l">
        <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Your alert" />
        <Heading level={1}>{headingOf(view)}</Heading>
        {alert === null ? (
          <Lost ended={ended} isStopped={view.step === 'stop'} />
        ) : (
          <Panel heading={alert.words}>
            <Step view={view} alert={alert} fault={fault} />
          </Panel>
        )}
      </Stack>
    </Container>
  );
}

function headingOf({ step, alert, ended, done }: AlertView): string {
  if (alert === null) {
    if (!ended) return 'This link does not work';
    return step === 'stop' ? 'You are unsubscribed' : 'This alert has ended';
  }
  if (step === 'stop') return 'End this alert?';
  if (step === 'confirm') return alert.confirmed ? 'Your alert is on' : 'Confirm your alert';
  return done === 'confirmed' ? 'We tell you when' : 'Your alert';
}

interface StepProps {
  view: AlertView;
  alert: NonNullable<AlertView['alert']>;
  fault: AlertFault | null;
}

function Step({ view, alert, fault }: StepProps) {
  const { step, action, stopHref, done } = view;
  if (step === 'confirm') {
    return (
      <form method="post" action={action}>
        <Stack>
          <Text>
            {alert.confirmed
              ? 'You have confirmed it already. Press to see or change how often we write.'
              : 'One press, and we write to you when something changes.'}
          </Text>
          <p>
            <Button type="submit" size="l">
              {alert.confirmed ? 'See my alert' : 'Yes, tell me'}
            </Button>
          </p>
        </Stack>
      </form>
    );
  }
  if (step === 'stop') {
    return (
      <form method="post" action={action}>
        <Stack>
          <Text>We write no more, and forget your address with it.</Text>
          <Cluster>
            <Button type="submit">End this alert</Button>
            <Button type="submit" variant="quiet" name="all" value="1">
              End all my alerts here
            </Button>
          </Cluster>
        </Stack>
      </form>
    );
  }
  return (
    <Stack>
      {done !== null && (
        <Alert tone="positive">
          {done === 'confirmed'
            ? 'Confirmed. The first message comes when something has changed.'
            : 'Saved.'}
        </Alert>
      )}
      <AlertForm
        action={action}
        frequency={alert.frequency}
        faults={fault === null ? {} : { frequency: fault.message }}
        privacyHref={PRIVACY_PATH}
      />
      <Stack gap="none">
        <Link href={alert.href} variant="standalone">
          See it now
        </Link>
        <Link href={stopHref} variant="standalone">
          End this alert
        </Link>
      </Stack>
    </Stack>
  );
}

function Lost({ ended, isStopped }: { ended: boolean; isStopped: boolean }) {
  return (
    <Stack>
      <Text size="l">
        {ended
          ? isStopped
            ? 'We write no more about it, and have forgotten your address with it.'
            : 'It was ended, or nobody confirmed it within seven days. You can ask for it again from any search.'
          : 'Part of its address may be missing, so we cannot tell which alert it is for. Please open it from the message again.'}
      </Text>
      <p>
        <ButtonLink href={SEARCH_PATH}>See all vehicles</ButtonLink>
      </p>
    </Stack>
  );
}
