import { AppliedFilters, Container, QuickFilters, UnderstoodSearch } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pills, quickFilters, understood } from '../examples/searches.ts';

const meta = {
  title: 'Search/Pills',
  component: AppliedFilters,
  args: { pills, clearHref: '/search' },
} satisfies Meta<typeof AppliedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const OneApplied: Story = { args: { pills: pills.slice(1, 2) } };
export const LongestPill: Story = {
  args: {
    pills: [
      {
        label:
          'GLE63 S SPEEDSHIFT TCT 4MATIC+ Performance Night Edition C167 805+055MY with Options',
        href: '/search',
      },
      ...pills,
    ],
  },
};
/** On a phone their line reaches to the window's edges, as far as the page's margin. */
export const Quick: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Container>
      <QuickFilters filters={quickFilters} />
    </Container>
  ),
};
export const Understood: Story = { render: () => <UnderstoodSearch {...understood} /> };
export const UnderstoodAltogether: Story = {
  render: () => <UnderstoodSearch {...understood} rest="" />,
};
