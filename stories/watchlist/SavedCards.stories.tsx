import { SaveButton, SavedCards } from '@forecourt/ui';
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
  title: 'Watchlist/SavedCards',
  component: SavedCards,
  args: {
    cards: [{ id: '1', savedOn: '1 October 2026', lines: [], card: saved(vehicles.ordinary) }],
  },
} satisfies Meta<typeof SavedCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItWas: Story = {};
/** What is good to hear stands out; the rest is told as it is. */
export const Changed: Story = {
  args: {
    cards: [
      {
        id: '1',
        savedOn: '1 October 2026',
        lines: [{ text: '$1,000 less than when you saved it ($59,990)', tone: 'positive' }],
        card: saved(vehicles.ordinary),
      },
      {
        id: '2',
        savedOn: '25 November 2026',
        lines: [
          { text: '$500 more than when you saved it ($27,490)', tone: 'neutral' },
          { text: 'Reserved since you saved it', tone: 'neutral' },
        ],
        card: saved(vehicles.reduced),
      },
      { id: '3', savedOn: '25 November 2026', lines: [], card: saved(vehicles.noPhoto) },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved on 1 October 2026')).toBeVisible();
  },
};
