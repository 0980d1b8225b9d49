import { ProfileForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  args: { values: { phone: '0412 345 678' }, isKept: false, onSave: fn(), onClear: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is kept is what the next form is filled in with (R3-19). */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'kim@example.com{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      ...{ name: '', last_name: '', email: 'kim@example.com' },
      ...{ phone: '0412 345 678', postcode: '' },
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved in this browser.');
  },
};
export const Kept: Story = {
  args: {
    isKept: true,
    values: {
      ...{ name: 'Alexandrina-Margaret', last_name: 'Featherstonehaugh' },
      email: 'alexandrina.featherstonehaugh@example.com.au',
      ...{ phone: '0412 345 678', postcode: '0800' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear my details' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText(/First name/)).toHaveValue('');
  },
};
export const WithMistakes: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Phone/), '12');
    await userEvent.type(canvas.getByLabelText(/Postcode/), '40{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText(/Postcode/)).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
