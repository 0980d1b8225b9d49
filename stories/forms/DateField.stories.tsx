import { DateField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { name: 'preferred_date', label: 'Preferred date', min: '2026-11-23', max: '2027-01-31' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = {
  args: { defaultValue: '2026-12-01', hint: 'Our workshop is closed on Sundays.', required: true },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Preferred date');
    await expect(field).toHaveAccessibleDescription('Our workshop is closed on Sundays.');
    await expect(field).toBeValid();
  },
};
export const TooEarly: Story = {
  args: {
    defaultValue: '2026-11-20',
    error: 'This day has passed, so nobody can be there. Please choose a day from 23 November on.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Preferred date/)).toBeInvalid();
  },
};
