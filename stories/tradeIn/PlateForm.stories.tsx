import { PlateForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Trade-in/PlateForm',
  component: PlateForm,
  args: { action: '/trade-in?step=lookup', onSend: fn() },
} satisfies Meta<typeof PlateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Number plate')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const NotFound: Story = {
  args: {
    rego: 'ABC12D',
    regoState: 'NSW',
    formError:
      'We found no car with this plate. Please check the plate and the state, or tell us about the car below.',
  },
};
