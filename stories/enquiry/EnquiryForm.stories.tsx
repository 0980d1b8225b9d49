import { enquiryForms, fieldMessages, requestFailed } from '@forecourt/domain';
import { EnquiryForm, PhoneNumber } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { drawnForm } from '../examples/drawnForm.ts';
import { enquiry } from '../examples/enquiry.ts';
import { groupRules } from '../examples/rules.ts';

const meta = { title: 'Enquiry/EnquiryForm', component: EnquiryForm, args: enquiry } satisfies Meta<
  typeof EnquiryForm
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const Faulty: Story = {
  args: {
    values: { name: 'Jo', postcode: '80', email: 'jo at example' },
    errors: [
      { field: 'last_name', message: fieldMessages.last_name.missing },
      { field: 'email', message: fieldMessages.email.noAt },
      { field: 'phone', message: fieldMessages.phone.missing },
      { field: 'postcode', message: fieldMessages.postcode.missing },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
      fieldMessages.postcode.missing,
    );
  },
};
export const Failed: Story = {
  args: {
    formError: requestFailed(null).inline,
    formHelp: (
      <>
        Everything you typed is still here. Please send it again, or call{' '}
        <PhoneNumber number="(02) 5550 0121" />.
      </>
    ),
    values: { name: 'Jo' },
  },
};

const jo = {
  name: 'Jo',
  last_name: 'Lee',
  email: 'jo@example.com',
  phone: '0412 345 678',
  postcode: '0800',
  location_id: 'l-2',
};

export const Mended: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enquire Now' }));
    // What judges a form comes when somebody begins to fill it in.
    await expect(await canvas.findByRole('alert')).toHaveFocus();
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveAccessibleDescription(fieldMessages.email.missing);
    await userEvent.type(email, 'jo');
    await expect(email).toHaveAccessibleDescription(fieldMessages.email.noAt);
    await userEvent.type(email, '@example.com');
    await expect(email).not.toHaveAccessibleDescription();
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(/email/i);
  },
};

/** Asked when the visitor goes on, and before the form is sent; sent again as it is, it is taken. */
export const MistypedEmail: Story = {
  args: { values: { ...jo, email: '' }, onSend: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'jo@gmial.com');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use jo@gmail.com' }));
    await expect(email).toHaveValue('jo@gmail.com');
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.type(email, 'jo@hotmial{Enter}');
    await expect(canvas.getByRole('button', { name: 'Use jo@hotmail.com' })).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Enquire Now' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

/** The places of a dealership show once it is chosen, and only its own. */
export const GroupOfDealerships: Story = {
  args: {
    ...drawnForm(enquiryForms.vehicle, { ...groupRules, showTerms: false }),
    values: jo,
    onSend: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByLabelText('Select a location')).toBeNull();
    const dealership = canvas.getByLabelText('Select a Preferred Dealership');
    await userEvent.selectOptions(dealership, 'kurrajong');
    const place = await canvas.findByLabelText('Select a location');
    const names = within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(names.slice(1).every((name) => name?.startsWith('Kurrajong'))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Enquire Now' }));
    await expect(place).toHaveAccessibleDescription(fieldMessages.location_id.missing);
    await userEvent.selectOptions(place, names[1] ?? '');
    await userEvent.click(canvas.getByRole('button', { name: 'Enquire Now' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const Pending: Story = { args: { pending: true, values: { name: 'Jo' } } };
export const MessageNow: Story = { args: { submitLabel: 'Message Now' } };
