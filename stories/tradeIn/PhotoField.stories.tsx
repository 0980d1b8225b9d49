import { type ChosenPhoto, PhotoField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const sent: ChosenPhoto = {
  ...{ key: 'a', state: 'sent', progress: 1, message: null },
  ...{ token: 'sealed', bytes: 412_000, picture: null },
};

const meta = {
  title: 'Trade-in/PhotoField',
  component: PhotoField,
  args: {
    ...{ id: 'trade_in', filesName: 'photos', tokenName: 'photo', most: 8, photos: [] },
    ...{ onChoose: fn(), onRemove: fn() },
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where no script runs, the form sends the files itself (R5-42). */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText(/Photos of your car/);
    await userEvent.upload(input, new File(['x'], 'front.jpg', { type: 'image/jpeg' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
export const Some: Story = {
  args: {
    photos: [
      sent,
      { ...sent, key: 'b', state: 'sending', progress: 0.4, token: null, bytes: 1_300_000 },
      {
        ...{ ...sent, key: 'c', state: 'failed', token: null, bytes: null },
        message:
          'One of the photos is in the HEIC format of iPhones, which we cannot read. Choose it as JPEG: in the camera’s settings under Formats, “Most Compatible”.',
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};
export const Full: Story = {
  args: { photos: Array.from({ length: 8 }, (_, index) => ({ ...sent, key: `${index}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Photos of your car/)).toBeDisabled();
  },
};
