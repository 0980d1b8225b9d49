import { Footer } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../examples/chrome.ts';

const meta = { title: 'Chrome/Footer', component: Footer, args: footer } satisfies Meta<
  typeof Footer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Bare: Story = { args: { columns: [], locations: [] } };
