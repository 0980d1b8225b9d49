import { Carousel, Heading, Panel, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

function cards(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <Panel key={index} heading={`Item ${index + 1}`}>
      <Text>
        {index % 2 === 0 ? 'A short one.' : 'One with a little more to say than the others.'}
      </Text>
    </Panel>
  ));
}

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'Examples', children: cards(7) },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Medium: Story = { args: { columns: 'medium' } };
export const Narrow: Story = { args: { columns: 'narrow', children: cards(12) } };
export const Full: Story = { args: { columns: 'full' } };
export const One: Story = { args: { children: cards(1) } };
/** Reviews begin at the third card (R2-80). */
export const StartsAtTheThird: Story = {
  args: { columns: 'full', start: 2 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('3 / 7')).toBeVisible());
  },
};
/** Buttons go as far as the ends (R4-32). */
export const StopsAtTheEnds: Story = {
  args: { columns: 'full', children: cards(3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeEnabled();
    canvas.getByRole('list').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('1 / 3')).toBeVisible());
  },
};
/** What turns by itself can be stopped, and stands still where motion is unwanted (R2-81). */
export const Paused: Story = {
  args: { autoplay: true },
  play: async ({ canvas }) => {
    const pause = canvas.queryByRole('button', { name: 'Pause' });
    if (pause) await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
export const InANarrowColumn: Story = {
  render: (args) => (
    <Stack>
      <Heading level={2}>The same in little room</Heading>
      <Carousel {...args} />
    </Stack>
  ),
  parameters: { viewport: { defaultViewport: 'w320' } },
};
