import { reserveTerms } from '@forecourt/domain';
import {
  DealerComments,
  FeatureList,
  KeyInformation,
  ReserveOnline,
  ReserveTermsList,
  SellingPoints,
  SoldNotice,
  SpecTable,
  Stack,
  vehicleCopy,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { features, longComments, papers, specRows, technical, whyUs } from '../examples/details.ts';

const meta = { title: 'Vehicle/Details', component: KeyInformation } satisfies Meta<
  typeof KeyInformation
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Key: Story = { args: { rows: specRows } };
export const KeyWithoutToggle: Story = { args: { rows: specRows.slice(0, 4) } };
export const KeyEmpty: Story = { args: { rows: [] } };
export const Features: Story = {
  args: { rows: [] },
  render: () => <FeatureList heading={vehicleCopy.carSummary} features={features} />,
};
export const Comments: Story = {
  args: { rows: [] },
  render: () => <DealerComments comments={longComments} />,
};
export const CommentsPending: Story = {
  args: { rows: [] },
  render: () => <DealerComments comments={null} />,
};
export const Specifications: Story = {
  args: { rows: technical },
  render: ({ rows }) => <SpecTable heading={vehicleCopy.allSpecifications} rows={rows} />,
};
export const Papers: Story = {
  args: { rows: papers },
  render: ({ rows }) => <SpecTable heading={vehicleCopy.carDetails} rows={rows} narrow />,
};
export const Sold: Story = {
  args: { rows: [] },
  render: () => (
    <Stack>
      <SoldNotice itemType="car" similarHref="/search" />
      <SoldNotice itemType="motorcycle" similarHref="/search" />
    </Stack>
  ),
};
export const WhyBuyFromUs: Story = {
  args: { rows: [] },
  render: () => <SellingPoints heading={vehicleCopy.whyBuyFromUs} points={whyUs} />,
};
export const Reserve: Story = {
  args: { rows: [] },
  render: () => <ReserveOnline terms={reserveTerms(null, 'used', true)} href="/cars/1/checkout" />,
};
export const ReserveTermsPaidOnline: Story = {
  args: { rows: [] },
  render: () => <ReserveTermsList terms={reserveTerms(null, 'used', true)} paysOnline />,
};
export const ReserveTermsConfirmed: Story = {
  args: { rows: [] },
  render: () => <ReserveTermsList terms={reserveTerms(1500, 'new', false)} paysOnline={false} />,
};
