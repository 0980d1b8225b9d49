import { AcceptForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Trade-in/AcceptForm',
  component: AcceptForm,
  args: { action: '/trade-in?step=agree', hidden: { lead_id: 'sealed' }, onSend: fn() },
} satisfies Meta<typeof AcceptForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Of an enquiry that this browser sent before (R4-23). */
export const OnePress: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this offer' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
export const Sending: Story = { args: { pending: true } };
export const Refused: Story = {
  args: {
    formError:
      'This offer could not be accepted, so nothing was sent. It belongs to an enquiry that this browser did not send, or its week is over. Please have your car valued again.',
  },
};
