import { AmountField, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: { name: 'deposit', label: 'Your deposit', required: true },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Dollars: Story = { args: { defaultValue: '2,000' } };
export const Percent: Story = {
  args: { name: 'rate', label: 'Interest rate, a year', unit: '%', defaultValue: '10' },
};
export const Invalid: Story = {
  args: { defaultValue: '12', invalid: true, noteId: 'why' },
  render: (args) => (
    <Stack gap="xs">
      <AmountField {...args} />
      <div id="why">
        <Text size="s" tone="critical" weight="strong">
          No Cars found for this budget
        </Text>
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Your deposit');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('No Cars found for this budget');
  },
};
