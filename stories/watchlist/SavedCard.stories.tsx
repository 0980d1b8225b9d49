import { ResultGrid, SaveButton, SavedCard } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleCard } from '../examples/exampleCard.tsx';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

function saved(example: ExampleVehicle) {
  const { title } = example.vehicle;
  return exampleCard(example, false, {
    save: (
      <SaveButton
        title={title}
        variant="icon"
        saved
        signInHref={null}
        form={{ action: '/watchlist', fields: { car_id: '1' }, listHref: '/watchlist' }}
      />
    ),
  });
}

const meta = {
  title: 'Watchlist/SavedCard',
  component: SavedCard,
  args: { savedOn: '1 October 2026', lines: [], children: saved(vehicles.ordinary) },
} satisfies Meta<typeof SavedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItWas: Story = {};
/** What is good to hear stands out; the rest is told as it is. */
export const Changed: Story = {
  render: (args) => (
    <ResultGrid>
      <SavedCard
        {...args}
        lines={[{ text: '$1,000 less than when you saved it ($59,990)', tone: 'positive' }]}
      />
      <SavedCard
        savedOn="25 November 2026"
        lines={[
          { text: '$500 more than when you saved it ($27,490)', tone: 'neutral' },
          { text: 'Reserved by somebody since you saved it', tone: 'neutral' },
        ]}
      >
        {saved(vehicles.reduced)}
      </SavedCard>
      <SavedCard savedOn="25 November 2026" lines={[]}>
        {saved(vehicles.noPhoto)}
      </SavedCard>
    </ResultGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on 1 October 2026')).toBeVisible();
  },
};
