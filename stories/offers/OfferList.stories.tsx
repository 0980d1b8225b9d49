import { Alert, OfferList } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offers } from '../examples/offers.ts';

const meta = {
  title: 'Offers/OfferList',
  component: OfferList,
  args: {
    offers: Object.values(offers),
    empty: (
      <Alert title="No offers at the moment">New ones appear here as soon as they begin.</Alert>
    ),
  },
} satisfies Meta<typeof OfferList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const None: Story = { args: { offers: [] } };
