import { OfferStrip } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offers } from '../examples/offers.ts';

const meta = {
  title: 'Offers/OfferStrip',
  component: OfferStrip,
  args: { offers: Object.values(offers) },
} satisfies Meta<typeof OfferStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
export const Lead: Story = { args: { layout: 'lead' } };
export const Lines: Story = { args: { layout: 'lines' } };
export const One: Story = {
  args: { offers: [offers.long] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
