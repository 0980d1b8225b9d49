import { requestFailed } from '@forecourt/domain';
import { SignInForm, signInCopy } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Account/SignInForm',
  component: SignInForm,
  args: {
    action: '/sign-in',
    type: 'watchlist',
    stage: { at: 'phone' },
    hidden: { redirect: '/cars/2021-toyota-corolla-3' },
    backHref: '/cars/2021-toyota-corolla-3',
    privacyHref: '/privacy-policy',
    onSend: fn(),
  },
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Mobile number');
    await userEvent.type(field, '0412 345 678{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const NotANumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Mobile number');
    await userEvent.type(field, '0412 34{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(signInCopy.malformedPhone);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
const sent = { at: 'code', phone: '0412 *** *78' } as const;
/** The code takes the place of a password (R6-02). */
export const CodeSent: Story = {
  args: { stage: sent },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const WrongCode: Story = {
  args: { stage: { ...sent, fault: signInCopy.wrongCode } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Code')).toBeInvalid();
  },
};
export const CodeOver: Story = { args: { stage: { at: 'phone' }, formError: signInCopy.over } };
export const TooMany: Story = { args: { stage: { at: 'blocked', seconds: 900 } } };
export const Pending: Story = { args: { stage: sent, pending: true } };
export const Failed: Story = { args: { formError: requestFailed(null).inline } };
export const ForTradeIn: Story = { args: { type: 'trade-in' } };
