import { enquiryForms, reserveTerms } from '@forecourt/domain';
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  CheckoutProgress,
  ChoiceCard,
  Container,
  DealReview,
  DealSummary,
  EnquiryForm,
  FinanceEstimate,
  Grid,
  Heading,
  PageLead,
  Panel,
  ReserveTermsList,
  SplitLayout,
  Stack,
  Text,
  VehicleSubject,
  type VehicleSubjectProps,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { deal, dealReview, journeySteps } from '../examples/deal.ts';
import { drawnForm } from '../examples/drawnForm.ts';
import { exampleCard } from '../examples/exampleCard.tsx';
import { estimates } from '../examples/finance.ts';
import { Page } from '../examples/Page.tsx';
import { rules } from '../examples/rules.ts';
import { vehicles } from '../examples/vehicles.ts';

const { vehicle } = deal;
const trail = [
  { label: 'Home', href: '/' },
  { label: 'Our stock', href: '/search' },
  { label: vehicle.title, href: deal.href },
];

/** A step of buying online: how far it has come, its question, and what was chosen beside it. */
function Journey({ current, children }: { current: number; children: ReactNode }) {
  const chosen = current > 2 ? deal : { ...deal, rows: deal.rows.slice(0, 1), estimate: null };
  return (
    <Page path="/search">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={trail} current="Buy online" />
          <CheckoutProgress steps={journeySteps(current)} current={current} />
          <SplitLayout
            main={
              <Stack>
                <DealSummary {...chosen} folded />
                <Panel>{children}</Panel>
              </Stack>
            }
            aside={<DealSummary {...chosen} />}
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Checkout',
  component: Journey,
  parameters: { layout: 'fullscreen' },
  args: {
    current: 2,
    children: (
      <>
        <Heading level={1} size="h2">
          How would you like to pay?
        </Heading>
        <Text tone="muted">
          You can change it until you reserve, and settle it with us after that.
        </Text>
        <Grid columns="wide">
          <ChoiceCard heading="With finance" chosen>
            <FinanceEstimate estimate={estimates.both} />
            <Button wide>Choose finance</Button>
          </ChoiceCard>
          <ChoiceCard heading="In full">
            <Text weight="strong" size="l">
              {vehicle.price.text}
            </Text>
            <Text>By your own money or your own bank, less what your trade-in is worth.</Text>
            <Button wide>Pay in full</Button>
          </ChoiceCard>
        </Grid>
      </>
    ),
  },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {};
export const Review: Story = {
  args: {
    current: 5,
    children: (
      <>
        <Heading level={1} size="h2">
          Is everything right?
        </Heading>
        <DealReview rows={dealReview} />
        <FinanceEstimate estimate={estimates.both} />
        <ButtonLink href="/cars/1/checkout" icon="lock" size="l" wide>
          Go on to reserve
        </ButtonLink>
      </>
    ),
  },
};
/** A vehicle reserved at once: whose it is to be, on which terms. */
export const Reserve: Story = {
  render: () => (
    <Page path="/search">
      <PageLead trail={trail} current="Reserve" heading={`Reserve this ${vehicle.title}`} />
      <Container>
        <SplitLayout
          main={
            <Panel heading="Your details">
              <Text tone="muted">
                Tell us who it is for. We confirm it and tell you how to pay the deposit.
              </Text>
              <EnquiryForm
                action="/cars/1/checkout"
                {...drawnForm(enquiryForms.reserve, rules)}
                submitLabel="Ask to reserve it"
                privacyHref="/privacy-policy"
              />
            </Panel>
          }
          aside={
            <Stack>
              <VehicleSubject {...(exampleCard(vehicles.ordinary).props as VehicleSubjectProps)} />
              <ReserveTermsList
                terms={reserveTerms(null, vehicle.carType, true)}
                paysOnline={false}
              />
            </Stack>
          }
        />
      </Container>
    </Page>
  ),
};
