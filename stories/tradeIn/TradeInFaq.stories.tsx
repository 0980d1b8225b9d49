import { TradeInFaq, tradeInCopy } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Trade-in/TradeInFaq', component: TradeInFaq } satisfies Meta<
  typeof TradeInFaq
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can every car be estimated online?'));
    await expect(canvas.getByText(tradeInCopy.limits)).toBeVisible();
  },
};
