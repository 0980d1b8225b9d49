import { enquiryForms, fieldMessages, requestFailed } from '@forecourt/domain';
import { SteppedEnquiryForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { drawnForm } from '../examples/drawnForm.ts';
import { groupRules, rules } from '../examples/rules.ts';

const meta = {
  title: 'Enquiry/SteppedEnquiryForm',
  component: SteppedEnquiryForm,
  args: {
    action: '/contact',
    ...drawnForm(enquiryForms.contact, rules),
    steps: [
      { title: 'Your question', fields: ['category', 'message'] },
      { title: 'Who answers', fields: ['dealership_slug', 'location_id'] },
      { title: 'Your details', fields: ['name', 'last_name', 'email', 'phone', 'postcode'] },
    ],
    privacyHref: '/privacy-policy',
    onSend: fn(),
  },
} satisfies Meta<typeof SteppedEnquiryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fieldMessages.message.missing);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WholeWay: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Message'), 'Is the blue one still there?');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(canvas.getByText('Who answers', { selector: 'legend' })).toHaveFocus(),
    );
    await userEvent.selectOptions(canvas.getByLabelText('Select a location'), 'l-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(canvas.getByLabelText('First name'), 'Jo');
    // Back and forth keeps what was entered (R4-22).
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('Select a location')).toHaveValue('l-2');
    // Enter in a field, or the button: an earlier step goes on and sends nothing.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Jo');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Nguyen');
    await userEvent.type(canvas.getByLabelText('Email'), 'jo@example.com');
    await userEvent.type(canvas.getByLabelText('Phone'), '0412 345 678');
    await userEvent.type(canvas.getByLabelText('Postcode'), '2830{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Jo', location_id: 'l-2', postcode: '2830' }),
      expect.any(HTMLFormElement),
    );
  },
};

/** The places of a dealership are asked once it is chosen; the terms must be agreed to (R5-14, R5-39). */
export const Group: Story = {
  args: {
    ...drawnForm(enquiryForms.contact, groupRules),
    values: { message: 'Is it still there?' },
    steps: [
      { title: 'Who answers', fields: ['dealership_slug', 'location_id', 'category', 'message'] },
      { title: 'Your details', fields: ['name', 'last_name', 'email', 'phone', 'postcode'] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Select a location')).toBeNull();
    await userEvent.selectOptions(
      canvas.getByLabelText('Select a Preferred Dealership'),
      'kurrajong',
    );
    await expect(await canvas.findByLabelText('Select a location')).toBeVisible();
  },
};

/** What the server found opens the step it belongs to. */
export const FaultyAtTheServer: Story = {
  args: {
    values: { message: 'Is it still there?', location_id: 'l-1', name: 'Jo', postcode: '80' },
    errors: [
      { field: 'last_name', message: fieldMessages.last_name.missing },
      { field: 'postcode', message: fieldMessages.postcode.missing },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Postcode')).toBeVisible();
    await expect(canvas.getByText('Who answers', { selector: 'legend' })).not.toBeVisible();
  },
};
export const Failed: Story = { args: { formError: requestFailed(null).inline } };
export const Pending: Story = {
  args: { pending: true, steps: [{ title: 'Your details', fields: [] }] },
};
