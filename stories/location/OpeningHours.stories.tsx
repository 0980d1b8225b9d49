import { type Location, weeklyHours } from '@forecourt/domain';
import { OpeningHours } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { locations } from '../examples/locations.ts';
import { holidays } from '../examples/places.tsx';

const { name, openingHours } = locations[0] as Location;
const rows = weeklyHours(openingHours);

const meta = {
  title: 'Location/OpeningHours',
  component: OpeningHours,
  args: { name, departments: [{ name: 'Sales', rows }] },
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Departments: Story = {
  args: {
    departments: [
      { name: 'Sales', rows },
      { name: 'Service', rows: weeklyHours(openingHours, [6]) },
      {
        name: 'Parts',
        rows: [
          { label: 'Mon', text: '8:00am – 12:30pm, 1:30pm – 5:00pm' },
          { label: 'Tue', text: '8:00am – 5:00pm' },
          { label: 'Sat', text: 'Closed' },
        ],
      },
      { name: 'Body shop', rows: [] },
    ],
    opening: { open: true, text: 'Open now until 5:30pm' },
    today: 1,
    holidays,
  },
};
export const OneDepartment: Story = { args: { today: 6 } };
export const Closed: Story = {
  args: { opening: { open: false, text: 'Closed now, opens Mon 8:30am' }, today: 0 },
};
export const Unknown: Story = { args: { departments: [] } };
