import { Stack, Stars } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Stars',
  component: Stars,
  args: { rating: 4.7 },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MostOfFive: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const Small: Story = { args: { size: 's' } };
export const EveryHalf: Story = {
  render: () => (
    <Stack gap="s">
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </Stack>
  ),
};
