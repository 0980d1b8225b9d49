import { CompareTable } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { compareFirst } from '../examples/compare.ts';

const meta = {
  title: 'Compare/CompareTable',
  component: CompareTable,
  args: { ...compareFirst(4), addHref: '/search' },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = { args: compareFirst(3) };
export const Two: Story = { args: compareFirst(2) };
export const One: Story = { args: compareFirst(1) };
export const None: Story = { args: { vehicles: [], rows: [] } };
/** What scrolls can be reached, and the differences come first. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Comparison' })).toHaveFocus();
    const [, ...groups] = canvas.getAllByRole('rowgroup');
    await expect(groups[0]).toHaveTextContent('Different');
    await expect(groups[1]).toHaveTextContent('The same');
  },
};
