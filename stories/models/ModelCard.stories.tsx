import type { VehicleModel } from '@forecourt/domain';
import { ModelCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { models } from '../examples/models.ts';
import { picture } from '../examples/picture.ts';

const [plain, fresh, soon, elsewhere] = models as readonly [
  VehicleModel,
  VehicleModel,
  VehicleModel,
  VehicleModel,
];

const meta = {
  title: 'Models/ModelCard',
  component: ModelCard,
  args: { model: plain, image: picture('forecourt-suv-blue-side') },
} satisfies Meta<typeof ModelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const New: Story = { args: { model: fresh } };
export const ComingSoonWithoutPicture: Story = { args: { model: soon, image: null } };
export const Elsewhere: Story = {
  args: { model: elsewhere },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://maker.example/mazda2');
  },
};
