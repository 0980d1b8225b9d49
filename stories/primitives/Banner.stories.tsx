import { Banner, Link } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Open day',
    children: (
      <>
        Open day this Saturday, sausages included.
        <Link href="/open-day">Come along</Link>
      </>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const Caution: Story = { args: { tone: 'caution', icon: 'alert' } };
export const Critical: Story = { args: { tone: 'critical', icon: 'alert' } };
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Open day' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith();
  },
};
