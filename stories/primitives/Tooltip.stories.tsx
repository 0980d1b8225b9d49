import { Cluster, Text, Tooltip } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    label: 'About the market price',
    text: 'Compared with the average asking price of similar cars in New South Wales, drive-away.',
  },
  render: (args) => (
    <Cluster gap="xs">
      <Text as="span" weight="strong">
        $1,250 below market price
      </Text>
      <Tooltip {...args} />
    </Cluster>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/similar cars/);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('button', { name: 'About the market price' });
    await expect(mark).toHaveAccessibleDescription(/similar cars/);
    await userEvent.tab();
    await expect(mark).toHaveFocus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(mark).toHaveFocus();
  },
};
/** The pointer may wander onto the tooltip; it goes when the pointer does (WCAG 1.4.13). */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'About the market price' }));
    await screen.findByRole('tooltip');
    await userEvent.unhover(canvas.getByRole('button', { name: 'About the market price' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
