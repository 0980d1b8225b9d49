import { maskedPhone, telHref } from '@forecourt/domain';
import { ButtonLink, PhoneNumber, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/PhoneNumber',
  component: PhoneNumber,
  args: { number: '(02) 5550 0121' },
} satisfies Meta<typeof PhoneNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Among words that are read from right to left. */
export const AmongOthers: Story = {
  render: (args) => (
    <p dir="rtl" lang="ar">
      اتصل بنا: <PhoneNumber {...args} />
    </p>
  ),
};
/** One that must be asked for: its link leads to the page that shows it (R4-15). */
export const Masked: Story = {
  render: () => (
    <Stack>
      {['(02) 5550 0121', '0412 345 678', '1300 123 456', '+61 7 3555 1234'].map((phone, key) => {
        const number = maskedPhone(phone, key);
        return (
          <ButtonLink key={phone} href={telHref(number)} variant="secondary" icon="phone">
            <PhoneNumber number={number} />
          </ButtonLink>
        );
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: 'Show phone number' });
    await expect(first).toHaveAttribute('href', '/phone/0');
    await expect(first).toHaveTextContent('(02) **** ****');
  },
};
