import { EmailAddress } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/EmailAddress',
  component: EmailAddress,
  args: { email: 'sales@coolabarra.example' },
} satisfies Meta<typeof EmailAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};
/** Breaks before its host where a phone is too narrow for it. */
export const Long: Story = {
  args: { email: 'customer.relations@featherstonehaugh-motors.example' },
};
