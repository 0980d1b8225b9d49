import { HolidayHours } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { holidays } from '../examples/places.tsx';

const meta = {
  title: 'Location/HolidayHours',
  component: HolidayHours,
  args: { rows: holidays, name: 'Coolabarra Motors Dubbo' },
} satisfies Meta<typeof HolidayHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Holiday Opening Hours' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'Holiday Opening Hours' });
    await waitFor(() => expect(within(dialog).getByText('25/04/2025')).toBeVisible());
  },
};
/** Past holidays are gone, and the words with them. */
export const None: Story = { args: { rows: [] } };
