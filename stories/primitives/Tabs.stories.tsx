import { Stack, type Tab, Tabs, Text, TextField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const tabs: readonly Tab[] = [
  { id: 'sales', label: 'Sales', content: <Text>Monday to Saturday, 8:30 to 17:30.</Text> },
  { id: 'service', label: 'Service', content: <Text>Monday to Friday, 7:30 to 17:00.</Text> },
  {
    id: 'parts',
    label: 'Parts',
    content: (
      <Stack>
        <Text>Monday to Friday, 8:00 to 16:30.</Text>
        <TextField name="part" label="Part number" />
      </Stack>
    ),
  },
];

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  args: { label: 'Opening hours', tabs },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Chosen: Story = { args: { defaultTab: 'parts' } };
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      id: `place-${index}`,
      label: `Coolabarra Motors ${index + 1}`,
      content: <Text>Place {index + 1}</Text>,
    })),
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Sales' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Service', selected: true })).toHaveFocus();
    await expect(canvas.getByText(/7:30 to 17:00/)).toBeVisible();
    await expect(canvas.getByText(/8:30 to 17:30/)).not.toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Parts', selected: true })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
