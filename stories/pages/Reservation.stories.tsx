import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  DescriptionList,
  PageLead,
  Panel,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { deal } from '../examples/deal.ts';
import { Page } from '../examples/Page.tsx';

const receipt = [
  { label: 'Number', value: 'R-4F7K' },
  { label: 'Vehicle', value: deal.vehicle.title },
  { label: 'Price', value: '$58,990 Drive Away' },
  { label: 'Deposit', value: '$500, refundable in full' },
  { label: 'Asked for', value: '28 November 2026, 9:14 am' },
];
const wanted = deal.rows.map(({ label, value }) => ({ label, value }));

interface ReservationProps {
  heading: string;
  children: ReactNode;
  aside: ReactNode;
}

function Reservation({ heading, children, aside }: ReservationProps) {
  return (
    <Page path="/reservation">
      <PageLead trail={[{ label: 'Home', href: '/' }]} current="Reservation" heading={heading} />
      <Container>
        <SplitLayout main={<Stack>{children}</Stack>} aside={<Stack>{aside}</Stack>} />
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Reservation',
  component: Reservation,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: `The ${deal.vehicle.title} is reserved for you`,
    children: (
      <>
        <Panel>
          <Text>
            We hold it until Monday, 9:14 am. Come by, or call us, to pay the deposit and to see it.
          </Text>
          <Text weight="strong">47 hours and 59 minutes left</Text>
          <Cluster>
            <ButtonLink href={deal.href} variant="secondary">
              See the vehicle
            </ButtonLink>
            <Button variant="secondary">Print the receipt</Button>
          </Cluster>
        </Panel>
        <Panel heading="Changed your mind?">
          <Text>You can cancel until the time is over, without giving a reason.</Text>
          <Cluster>
            <ButtonLink href="?cancel" variant="secondary">
              Cancel
            </ButtonLink>
          </Cluster>
        </Panel>
      </>
    ),
    aside: (
      <>
        <Panel heading="Receipt">
          <DescriptionList rows={receipt} layout="stacked" />
        </Panel>
        <Panel heading="Your deal">
          <DescriptionList rows={wanted} layout="stacked" />
        </Panel>
      </>
    ),
  },
} satisfies Meta<typeof Reservation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {};
/** What a dealer is sent, to answer it. */
export const ForTheDealer: Story = {
  args: {
    heading: `Reservation: ${deal.vehicle.title}`,
    children: (
      <>
        <Panel>
          <Text>
            Nobody else can reserve it meanwhile, and your website shows it as reserved. Answer by
            Monday, 9:14 am; after that it is free again.
          </Text>
          <Cluster>
            <Button>Confirm: hold it for 48 hours</Button>
            <Button variant="secondary">Decline</Button>
          </Cluster>
        </Panel>
        <Panel heading="Shopper">
          <DescriptionList
            layout="stacked"
            rows={[
              { label: 'Name', value: 'Jo Nguyen' },
              { label: 'Email', value: 'jo.nguyen@example.com' },
            ]}
          />
        </Panel>
      </>
    ),
    aside: (
      <Panel heading="Reservation">
        <DescriptionList rows={receipt} layout="stacked" />
      </Panel>
    ),
  },
};
