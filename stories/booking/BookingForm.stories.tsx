import { fieldMessages, requestFailed } from '@forecourt/domain';
import { BookingForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { services } from '../examples/booking.ts';
import { rules } from '../examples/rules.ts';

const meta = {
  title: 'Booking/BookingForm',
  component: BookingForm,
  args: {
    kind: 'service',
    action: '/service',
    rules,
    services,
    earliest: '2026-11-23',
    privacyHref: '/privacy-policy',
    onSend: fn(),
  },
} satisfies Meta<typeof BookingForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Service: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Loan car'));
    // Nothing here is required, the date neither (R5-40).
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByLabelText(/Preferred date/)).toHaveAttribute('min', '2026-11-23');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Book a Service' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(fieldMessages.postcode.missing);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('Loan car')).toBeChecked();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const ServiceVisit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
};
export const ServiceWithoutExtras: Story = { args: { services: [] } };
export const TestDrive: Story = { args: { kind: 'test_drive', action: '/book-test-drive' } };
/** Times of the dealer's diary; any day can be asked for where it does not answer. */
export const TestDriveTimes: Story = {
  args: {
    kind: 'test_drive',
    rules: { ...rules, appointments: ['Mon 23 Nov, 9:00 am', 'Mon 23 Nov, 2:30 pm'] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/Preferred date/), 'Mon 23 Nov, 2:30 pm');
  },
};
export const TestDriveDetails: Story = {
  args: { kind: 'test_drive', errors: [{ field: 'phone', message: fieldMessages.phone.missing }] },
};
export const Pending: Story = { args: { ...TestDriveDetails.args, pending: true } };
export const Failed: Story = {
  args: { kind: 'test_drive', formError: requestFailed(null).inline },
};
