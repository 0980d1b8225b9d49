import { PhoneNumber } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

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
