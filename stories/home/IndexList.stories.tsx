import { IndexList } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const entries = ['Mercedes-Benz', 'Land Rover', 'Aston Martin', 'Alfa Romeo', 'BMW', 'Audi'];

const meta = {
  title: 'Home/IndexList',
  component: IndexList,
  args: {
    entries: entries.map((label, index) => ({
      label,
      href: `/search/${label}`,
      count: 1240 - index * 207,
    })),
  },
} satisfies Meta<typeof IndexList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithoutCounts: Story = {
  args: { entries: entries.map((label) => ({ label, href: `/search/${label}`, count: null })) },
};
export const Longest: Story = {
  args: {
    entries: [
      { label: 'Great Wall Motors Commercial Vehicles', href: '/search/gwm', count: 1999 },
      { label: 'MG', href: '/search/mg', count: 0 },
    ],
  },
};
