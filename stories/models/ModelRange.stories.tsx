import { Alert, ModelRange } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { modelPictures, models } from '../examples/models.ts';
import { picture } from '../examples/picture.ts';

const meta = {
  title: 'Models/ModelRange',
  component: ModelRange,
  args: {
    models,
    body: null,
    imageOf: ({ id }) => {
      const name = modelPictures[id];
      return name ? picture(name) : null;
    },
    empty: <Alert title="No models here">Look at the whole range instead.</Alert>,
  },
} satisfies Meta<typeof ModelRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Filtered: Story = {
  args: { body: 'future vehicles' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Coming Soon/ })).toBeVisible();
  },
};
export const OneBody: Story = { args: { models: models.slice(0, 1) } };
export const None: Story = { args: { body: 'vans' } };
