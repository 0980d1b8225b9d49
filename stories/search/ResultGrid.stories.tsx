import { Container, PromoTile, ResultGrid, ResultsSkeleton } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCard } from '../examples/exampleCard.tsx';
import { now, promos } from '../examples/searches.ts';
import { vehicles } from '../examples/vehicles.ts';

const examples = Object.values(vehicles);

const meta = {
  title: 'Search/ResultGrid',
  component: ResultGrid,
  args: { children: examples.map((example) => exampleCard(example)) },
} satisfies Meta<typeof ResultGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};
/** Tiles at places 3 and 8; no vehicle is dropped for them (R2-51). */
export const Promos: Story = { args: { promos: { tiles: promos, page: 1, now } } };
/** A tile whose place lies beyond a short page falls to its end (R2-52). */
export const ShortPageWithPromos: Story = {
  args: {
    promos: { tiles: promos, page: 1, now },
    children: examples.slice(0, 1).map((example) => exampleCard(example)),
  },
};
export const List: Story = {
  args: {
    layout: 'list',
    children: examples.slice(0, 4).map((example) => exampleCard(example)),
    promos: { tiles: promos, page: 1, now },
  },
};
/** A list, because something around it says so: on a site the document's root. */
export const ChosenAsList: Story = {
  args: { layout: 'chosen', children: examples.slice(0, 2).map((example) => exampleCard(example)) },
  decorators: [
    (Grid) => (
      <div data-view="list">
        <Grid />
      </div>
    ),
  ],
};
export const Row: Story = {
  args: { layout: 'row', children: examples.slice(0, 4).map((example) => exampleCard(example)) },
  // The row reaches to the edges of the page.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Row) => (
      <Container>
        <Row />
      </Container>
    ),
  ],
};
/** Shown large, before others. */
export const Lead: Story = {
  ...Row,
  args: { layout: 'lead', children: exampleCard(vehicles.reduced) },
};
/** The fourth would stand alone on a second row. */
export const RowOfThree: Story = {
  ...Row,
  args: { ...Row.args, across: 3 },
};
/** The first across the page, as on the first page of a `gallery`. */
export const Headline: Story = { args: { headline: true } };
export const Busy: Story = { args: { busy: true } };
export const FirstLoad: Story = { render: () => <ResultsSkeleton /> };
export const Promo: Story = {
  render: () => (
    <PromoTile
      title="What is yours worth?"
      text="Tell us the rego and we make an offer in two minutes."
      href="/trade-in"
      action="Value my trade-in"
    />
  ),
};
