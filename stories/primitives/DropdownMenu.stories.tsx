import { DropdownMenu, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const share = fn();

const meta = {
  title: 'Primitives/DropdownMenu',
  component: DropdownMenu,
  args: {
    label: 'My garage',
    icon: 'heart',
    groups: [
      {
        entries: [
          { label: 'Saved cars', href: '/garage' },
          { label: 'My enquiries', href: '/garage/enquiries' },
        ],
      },
      {
        label: 'Account',
        entries: [
          { label: 'My details', href: '/garage/details' },
          { label: 'Share my list', onSelect: share },
          { label: 'Print my list', onSelect: share, disabled: true },
        ],
      },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My garage' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'My garage' })).toBeVisible());
  },
};
export const LongWords: Story = {
  args: {
    label: 'Dealerships',
    groups: [
      {
        entries: Array.from({ length: 24 }, (_, index) => ({
          label: `Verrell Hyde Prestige and Performance Vehicles of Castle Hill ${index + 1}`,
          href: `/locations/${index + 1}`,
        })),
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dealerships' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Dealerships' })).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <DropdownMenu {...args} />
      <Text>The page goes on.</Text>
    </>
  ),
  play: async ({ canvas }) => {
    share.mockClear();
    const button = canvas.getByRole('button', { name: 'My garage' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Saved cars' });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAttribute('href', '/garage');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Share my list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(share).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await screen.findByRole('menuitem', { name: 'Saved cars' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
