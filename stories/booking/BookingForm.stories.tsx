import { enquiryForms, fieldMessages, requestFailed } from '@forecourt/domain';
import { BookingForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { additionalServices } from '../examples/booking.ts';
import { drawnForm } from '../examples/drawnForm.ts';
import { rules } from '../examples/rules.ts';

const testDrive = { kind: 'test_drive', ...drawnForm(enquiryForms.test_drive, rules) } as const;

const meta = {
  title: 'Booking/BookingForm',
  component: BookingForm,
  args: {
    kind: 'service',
    action: '/service',
    ...drawnForm(enquiryForms.service, { ...rules, additionalServices }),
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
    // What judges a form comes when somebody begins to fill it in.
    await expect(await canvas.findByRole('button', { name: 'Back' })).toBeVisible();
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
    await expect(await canvas.findByRole('button', { name: 'Back' })).toBeVisible();
  },
};
export const ServiceWithoutExtras: Story = { args: drawnForm(enquiryForms.service, rules) };
export const TestDrive: Story = { args: { ...testDrive, action: '/book-test-drive' } };
/** Times of the dealer's diary; any day can be asked for where it does not answer. */
export const TestDriveTimes: Story = {
  args: {
    kind: 'test_drive',
    ...drawnForm(enquiryForms.test_drive, {
      ...rules,
      appointments: [
        { date: '2026-11-23', times: ['09:00', '14:30'] },
        { date: '2026-11-24', times: ['09:00', '10:00', '11:00'] },
      ],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const times = canvas.getByRole('combobox', { name: /Preferred date/ });
    await userEvent.selectOptions(times, '2:30pm, Mon 23 November');
    await expect(times).toHaveValue('2026-11-23T14:30');
    await expect(canvas.getByRole('group', { name: 'Tuesday 24 November' })).toBeInTheDocument();
  },
};
export const TestDriveDetails: Story = {
  args: { ...testDrive, errors: [{ field: 'phone', message: fieldMessages.phone.missing }] },
};
export const Pending: Story = { args: { ...TestDriveDetails.args, pending: true } };
export const Failed: Story = {
  args: { ...testDrive, formError: requestFailed(null).inline },
};
