import { EmailUsDialog, EnquiryForm, SentNotice } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { enquiry } from '../examples/enquiry.ts';

const meta = {
  title: 'Enquiry/EmailUsDialog',
  component: EmailUsDialog,
  args: {
    description: 'It goes to Wattlebend Dubbo.',
    onClose() {},
    children: <EnquiryForm {...enquiry} id="email-us" submitLabel="Submit Form" />,
  },
} satisfies Meta<typeof EmailUsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of another page, over this one (R2-88). */
export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Email Us' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('It goes to Wattlebend Dubbo.');
  },
};
export const Sent: Story = {
  args: {
    children: <SentNotice title="Thank you, Jo">We will be in touch soon.</SentNotice>,
  },
  play: Open.play as NonNullable<Story['play']>,
};
