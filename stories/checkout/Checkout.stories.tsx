import {
  Button,
  CheckoutProgress,
  ChoiceCard,
  Container,
  DealReview,
  DealSummary,
  FinanceEstimate,
  Grid,
  HandoverForm,
  OtherChoice,
  Panel,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { deal, dealReview, journeySteps } from '../examples/deal.ts';
import { estimates } from '../examples/finance.ts';

const places = [
  { id: 'l1', name: 'Dubbo', address: '218 Cobra Street, Dubbo NSW 2830', isHere: true },
  { id: 'l2', name: 'Orange', address: '1 Bathurst Road, Orange NSW 2800', isHere: false },
];
const delivery = { maxKm: 250, note: 'We tell you what it costs before you agree to anything.' };
const handover = {
  ...{ action: '/checkout-journey', places, delivery, chosen: null },
  address: { street: '', city: '', postcode: '' },
};

const meta = {
  title: 'Checkout/Checkout',
  component: CheckoutProgress,
  args: { steps: journeySteps(2), current: 2 },
} satisfies Meta<typeof CheckoutProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far it has come; a phone has room for the count alone. */
export const Progress: Story = {};
export const First: Story = { args: { steps: journeySteps(0), current: 0 } };

/** Beside the step where there is room, and folded over it where there is not. */
export const Summary: Story = {
  render: () => (
    <Container>
      <SplitLayout main={<DealSummary {...deal} folded />} aside={<DealSummary {...deal} />} />
    </Container>
  ),
};
export const SummaryWithoutPhoto: Story = {
  render: () => (
    <Container>
      <SplitLayout
        main={<DealSummary {...deal} image={null} folded />}
        aside={<DealSummary {...deal} image={null} rows={[]} estimate={null} left={null} />}
      />
    </Container>
  ),
};

/** Every way to go on has its own button. */
export const Choices: Story = {
  render: () => (
    <Grid columns="wide">
      <ChoiceCard heading="With finance" chosen>
        <FinanceEstimate estimate={estimates.both} />
        <form>
          <Button type="submit" wide>
            Choose finance
          </Button>
        </form>
      </ChoiceCard>
      <ChoiceCard heading="In full">
        <p>{deal.vehicle.price.text}</p>
        <form>
          <Button type="submit" wide>
            Pay in full
          </Button>
        </form>
      </ChoiceCard>
    </Grid>
  ),
};

export const Handover: Story = { render: () => <HandoverForm {...handover} /> };
export const Delivered: Story = {
  render: () => (
    <HandoverForm
      {...handover}
      chosen="delivery"
      faults={[{ field: 'postcode', message: 'That is about 412 km from this vehicle' }]}
    />
  ),
};

export const Other: Story = {
  render: () => <OtherChoice label="It is another car, or none">Tell us about it.</OtherChoice>,
};

/** All of it, with the way to change each. */
export const Review: Story = {
  render: () => (
    <Panel heading="Is everything right?">
      <Stack>
        <DealReview rows={dealReview} />
      </Stack>
    </Panel>
  ),
};
