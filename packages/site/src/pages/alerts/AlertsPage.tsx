import {
  AlertForm,
  ButtonLink,
  Container,
  PageLead,
  Panel,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { PRIVACY_PATH } from '../../presenters/paths.ts';
import type { AlertsFault, AlertsView } from './alerts.server.ts';

export interface AlertsPageProps {
  view: AlertsView;
  /** What the server found in what was sent. */
  fault: AlertsFault | null;
}

/** Asks where to write when a search or a vehicle changes. */
export function AlertsPage({ view, fault }: AlertsPageProps) {
  const { words, href, action, isVehicle, asked, copy } = view;
  const back = isVehicle ? 'Back to the vehicle' : 'Back to the results';
  return (
    <>
      <PageLead
        trail={[
          { label: 'Home', href: '/' },
          { label: words, href },
        ]}
        current={copy.heading}
        heading={asked ? copy.sent : copy.heading}
      />
      <Container>
        <SplitLayout
          main={
            <Panel heading={words}>
              {asked ? (
                <Stack>
                  <Text>
                    We have sent a message with a link. Press it within seven days, and we tell you
                    {isVehicle ? ' when it changes.' : ' what is new, cheaper or gone.'}
                  </Text>
                  <Text tone="muted">{copy.missed}</Text>
                  <p>
                    <ButtonLink href={href}>{back}</ButtonLink>{' '}
                    <ButtonLink href={action} variant="quiet">
                      Ask again
                    </ButtonLink>
                  </p>
                </Stack>
              ) : (
                <Stack>
                  <Text>{isVehicle ? copy.vehicle : copy.search}</Text>
                  <AlertForm
                    action={action}
                    email={fault?.email ?? ''}
                    frequency={fault?.frequency ?? 'daily'}
                    faults={fault?.faults ?? {}}
                    formError={fault?.message ?? null}
                    privacyHref={PRIVACY_PATH}
                  />
                </Stack>
              )}
            </Panel>
          }
          aside={
            <Panel heading={copy.steps}>
              <Text>{copy.stepsText}</Text>
              <Text tone="muted">
                Each has a link that ends it at once, and another to change how often it comes.
              </Text>
            </Panel>
          }
        />
      </Container>
    </>
  );
}
