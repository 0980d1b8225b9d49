import { Header } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { header } from '../examples/chrome.ts';

const meta = { title: 'Chrome/Header', component: Header, args: header } satisfies Meta<
  typeof Header
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Bare: Story = { args: { utilityBar: null, action: null } };
export const LongName: Story = {
  args: { name: 'Verrell Hyde Prestige and Performance Vehicles of Castle Hill' },
};
