import { Cluster, IconButton } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Every: Story = {
  render: () => (
    <Cluster>
      <IconButton icon="close" label="Close" />
      <IconButton icon="heart" label="Save" variant="outlined" />
      <IconButton icon="heart" label="Saved" variant="outlined" pressed />
      <IconButton icon="chevronLeft" label="Previous" variant="outlined" disabled />
      <IconButton icon="chevronRight" label="Next" variant="outlined" />
    </Cluster>
  ),
};

function Switch() {
  const [on, setOn] = useState(false);
  return (
    <IconButton
      icon="heart"
      label="Save"
      variant="outlined"
      pressed={on}
      onClick={() => setOn(!on)}
    />
  );
}

export const Pressed: Story = {
  render: () => <Switch />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Save', pressed: true })).toHaveFocus();
  },
};
