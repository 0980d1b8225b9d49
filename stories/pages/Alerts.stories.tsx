import {
  Alert,
  AlertForm,
  Breadcrumbs,
  Button,
  Cluster,
  Container,
  Heading,
  Link,
  PageLead,
  Panel,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Page } from '../examples/Page.tsx';

/** Asks where to write when a search changes. */
function Alerts() {
  return (
    <Page path="/search">
      <PageLead
        trail={[
          { label: 'Home', href: '/' },
          { label: 'SUVs under $40,000', href: '/search' },
        ]}
        current="Tell me when"
        heading="Tell me when one comes in"
      />
      <Container>
        <SplitLayout
          main={
            <Panel heading="SUVs under $40,000">
              <Text>We write when one like that comes in, gets cheaper or is gone.</Text>
              <AlertForm
                action="/alerts"
                email=""
                frequency="daily"
                privacyHref="/privacy-policy"
              />
            </Panel>
          }
          aside={
            <Panel heading="How it works">
              <Text>You press a link in our first message, and from then on we write.</Text>
              <Text tone="muted">
                Each has a link that ends it at once, and another to change how often it comes.
              </Text>
            </Panel>
          }
        />
      </Container>
    </Page>
  );
}

/** What the links of a message lead to. */
function One({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Page path="/search">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Your alert" />
          <Heading level={1}>{heading}</Heading>
          <Panel heading="SUVs under $40,000">{children}</Panel>
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Alerts',
  component: Alerts,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Alerts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const Confirmed: Story = {
  render: () => (
    <One heading="We tell you when">
      <Alert tone="positive">Confirmed. The first message comes when something has changed.</Alert>
      <AlertForm action="/alerts/manage" frequency="daily" privacyHref="/privacy-policy" />
      <Stack gap="none">
        <Link href="/search" variant="standalone">
          See it now
        </Link>
        <Link href="/alerts/stop" variant="standalone">
          End this alert
        </Link>
      </Stack>
    </One>
  ),
};
export const Ending: Story = {
  render: () => (
    <One heading="End this alert?">
      <Text>We write no more, and forget your address with it.</Text>
      <Cluster>
        <Button>End this alert</Button>
        <Button variant="quiet">End all my alerts here</Button>
      </Cluster>
    </One>
  ),
};
