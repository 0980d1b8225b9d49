import { Image, StateRibbon } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '../examples/picture.ts';
import './stateRibbon.css';

const meta = {
  title: 'Vehicle/StateRibbon',
  component: StateRibbon,
  decorators: [
    (Ribbon) => (
      <figure className="ribbonFrame">
        <Image image={picture('forecourt-sedan-silver-side')} sizes="420px" />
        <Ribbon />
      </figure>
    ),
  ],
  args: { state: 'Sold' },
} satisfies Meta<typeof StateRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sold: Story = {};
export const Reserved: Story = { args: { state: 'Reserved' } };
export const ComingSoon: Story = { args: { state: 'COMING SOON' } };
export const NotAvailable: Story = { args: { state: 'Not available' } };
