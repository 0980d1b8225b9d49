import { ModelAccessories } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Models/ModelAccessories',
  component: ModelAccessories,
  args: { accessories: ['Rubber floor mats', 'Boot liner', 'Tow bar, 3,500 kg'] },
} satisfies Meta<typeof ModelAccessories>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 accessories' })).toBeVisible();
  },
};
export const One: Story = { args: { accessories: ['Boot liner'] } };
