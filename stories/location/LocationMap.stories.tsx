import { LocationMap } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { group } from '../examples/locations.ts';
import { map } from '../examples/places.tsx';

const meta = {
  title: 'Location/LocationMap',
  component: LocationMap,
  args: { locations: group, ...map },
} satisfies Meta<typeof LocationMap>;
export default meta;
type Story = StoryObj<typeof meta>;

const SORRY = 'The map cannot be shown right now. Every address and phone number is on this page.';

export const Full: Story = {};
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the map' }));
    const pin = await canvas.findByRole('button', { name: 'Coolabarra Motors Dubbo' });
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByText('218 Cobra Street')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(pin).toHaveFocus());
  },
};
export const FromTheList: Story = {
  args: { filter: 'sales' },
  play: async ({ canvas }) => {
    const orange = { name: 'Show on map, Coolabarra Motors Orange' };
    await userEvent.click(canvas.getByRole('button', orange));
    await waitFor(() => expect(canvas.getByText('40 Summer Street')).toBeVisible());
  },
};
export const OnePlace: Story = { args: { filter: 'primary' } };
export const NoMap: Story = { args: { tileUrl: null } };
export const NoPosition: Story = { args: { filter: 'parts' } };
/** The tiles' server cannot be reached: addresses and phones are there all the same (R2-87). */
export const Failed: Story = {
  args: { tileUrl: 'data:image/png;base64,{z}' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the map' }));
    await waitFor(() => expect(canvas.getByText(SORRY)).toBeVisible());
    await expect(canvas.getByText('218 Cobra Street, Dubbo NSW 2830')).toBeVisible();
  },
};
