import { Steps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Steps',
  component: Steps,
  args: {
    steps: [
      { title: 'See what it costs', text: 'Set the price, your deposit and the term.' },
      {
        title: 'Tell us about you',
        text: 'A few lines are enough to begin. Sending this form asks nothing of your credit file.',
      },
      {
        title: 'Decide with it in writing',
        text: 'Read the offer, compare it, and only then sign.',
      },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
