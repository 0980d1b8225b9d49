import { PhoneReveal, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Enquiry/PhoneReveal',
  component: PhoneReveal,
  args: { phone: '(02) 5550 0121', onReveal: fn(), onCall: fn() },
} satisfies Meta<typeof PhoneReveal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
/** Pressed once, the number is a link that calls (R2-74, R4-15 to R4-17). */
export const Revealed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Show phone number'));
    const link = await canvas.findByRole('link', { name: /\(02\) 5550 0121/ });
    await expect(link).toHaveAttribute('href', 'tel:0255500121');
    await expect(link).toHaveFocus();
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await expect(args.onCall).not.toHaveBeenCalled();
    // Nobody is called from here.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onCall).toHaveBeenCalledTimes(1);
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
  },
};
export const Every: Story = {
  render: () => (
    <Stack>
      {['0412 345 678', '1300 123 456', '+61 7 3555 1234', '13 12 13'].map((phone) => (
        <PhoneReveal key={phone} phone={phone} wide size="l" />
      ))}
    </Stack>
  ),
};
