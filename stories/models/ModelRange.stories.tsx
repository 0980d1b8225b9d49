import { type ModelBody, modelBodyPath, searchModels } from '@forecourt/domain';
import { Alert, ModelRange } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { modelPictures, models } from '../examples/models.ts';
import { picture } from '../examples/picture.ts';

/** As a page finds them in its address. */
function found(body: ModelBody | null) {
  const asked = { query: '', page: 1, make: null, model: null, body };
  const { models: shown, bodies } = searchModels(models, asked);
  return { models: shown, bodies, body };
}

const meta = {
  title: 'Models/ModelRange',
  component: ModelRange,
  args: {
    ...found(null),
    hrefOf: (body) => (body === null ? '/models' : modelBodyPath(body)),
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
  args: found('future vehicles'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: /^Coming Soon/ })).toBeVisible();
  },
};
export const OneBody: Story = { args: { models: models.slice(0, 1), bodies: ['suv'] } };
export const None: Story = { args: found('vans') };
