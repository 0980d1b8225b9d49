import { emptySearch } from '@forecourt/domain';
import { Button, Drawer, type DrawerProps, FilterPanel, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sections } from '../examples/searches.ts';

function Example({ open, ...drawer }: DrawerProps) {
  const [shown, setShown] = useState(open);
  return (
    <Stack>
      <Text>The page below the drawer.</Text>
      <Button onClick={() => setShown(true)}>Open the drawer</Button>
      <Drawer {...drawer} open={shown} onClose={() => setShown(false)} />
    </Stack>
  );
}

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  args: { open: true, onClose: () => undefined, title: 'Filters', children: null },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

function lines(count: number) {
  return (
    <Stack>
      {Array.from({ length: count }, (_, line) => (
        <Text key={line}>Line {line + 1} of what the drawer holds.</Text>
      ))}
    </Stack>
  );
}

/** A form fills the drawer and brings its own foot. */
export const Filters: Story = {
  args: {
    closeLabel: 'Close filters',
    children: (
      <FilterPanel
        action="/search"
        state={emptySearch}
        sections={sections}
        count={237}
        itemType="car"
        onShow={() => undefined}
      />
    ),
  },
};
export const End: Story = {
  args: {
    side: 'end',
    title: 'Saved searches',
    footer: <Button wide>Save this search</Button>,
    children: lines(40),
  },
};
export const Bottom: Story = {
  args: { side: 'bottom', title: 'Sort by', footer: <Button>Apply</Button>, children: lines(3) },
};
export const OpensAndCloses: Story = {
  args: { open: false, children: lines(3) },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the drawer' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
