import { EmailUs, EnquiryForm, SentNotice } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { enquiry } from '../examples/enquiry.ts';

const meta = {
  title: 'Enquiry/EmailUs',
  component: EmailUs,
  args: {
    href: '/contact',
    variant: 'secondary',
    description: 'We answer within the day, by phone or email as you like.',
    form: () => <EnquiryForm {...enquiry} id="email-us" submitLabel="Submit Form" />,
  },
} satisfies Meta<typeof EmailUs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link to the enquiry page: all there is without a script. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};
/** The same form, over the page (R2-88). */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Email Us' }));
    const dialog = await screen.findByRole('dialog', { name: 'Email Us' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const OpenedAndClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Email Us' });
    await userEvent.click(link);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  },
};
export const Sent: Story = {
  args: { form: () => <SentNotice title="Thank you, Jo">We will be in touch soon.</SentNotice> },
  play: Open.play as NonNullable<Story['play']>,
};
