import { RecentlyViewed } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { compared } from '../examples/compare.ts';

const vehicles = compared.map(({ title, subtitle, image, body, href }) => ({
  title,
  subtitle,
  picture: image?.src ?? null,
  body,
  href,
}));

const meta = {
  title: 'Vehicle/RecentlyViewed',
  component: RecentlyViewed,
  args: { vehicles, onClear: fn() },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { vehicles: vehicles.slice(0, 1) } };
/** A newcomer has looked at nothing, and sees nothing of it. */
export const None: Story = { args: { vehicles: [] } };
