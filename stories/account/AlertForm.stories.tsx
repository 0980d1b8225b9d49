import { AlertForm, alertCopy } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Account/AlertForm',
  component: AlertForm,
  args: {
    action: '/alerts?refinementList[body][0]=SUV',
    email: '',
    frequency: 'daily',
    privacyHref: '/privacy-policy',
  },
} satisfies Meta<typeof AlertForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const NotAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'zoe{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(alertCopy.malformedEmail);
    await userEvent.clear(canvas.getByLabelText('Email'));
    await userEvent.type(canvas.getByLabelText('Email'), 'zoe@example.com');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeValid());
  },
};
export const TooMany: Story = {
  args: { email: 'zoe@example.com', formError: alertCopy.wait('15 minutes') },
};
export const Changing: Story = { args: { action: '/alerts/manage', email: undefined } };
