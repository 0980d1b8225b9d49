import { ModelVariants } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const evolve = { name: 'Evolve', price: 61_990, features: ['Leather trim', 'Head-up display'] };

const meta = {
  title: 'Models/ModelVariants',
  component: ModelVariants,
  args: {
    variants: [
      evolve,
      {
        name: 'GT',
        price: 69_990,
        features: ['Panoramic sunroof', 'Heated seats, front and rear'],
      },
      { name: 'Azami', price: null, features: [] },
    ],
  },
} satisfies Meta<typeof ModelVariants>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { variants: [evolve] } };
