import { Container, VehicleGallery } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { picture } from '../examples/picture.ts';
import type { PictureName } from '../examples/pictureNames.ts';

const names: readonly PictureName[] = [
  'forecourt-suv-blue-side',
  'forecourt-suv-blue-front',
  'forecourt-suv-blue-rear',
  'forecourt-suv-blue-wheel',
  'cabin-charcoal-dash',
  'cabin-charcoal-seats',
];

const meta = {
  title: 'Vehicle/VehicleGallery',
  component: VehicleGallery,
  // On phones it reaches over the page's margin, to the edges of the window.
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
  args: {
    title: '2026 Mazda CX-60',
    body: 'SUV',
    available: true,
    images: names.map((name, index) => picture(name, `2026 Mazda CX-60, photo ${index + 1}`)),
  },
} satisfies Meta<typeof VehicleGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Photos, use the arrow keys').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('2 / 6')).toBeVisible());
    await expect(canvas.getByLabelText('Photo 2 of 6')).toHaveAttribute('aria-current');
    await userEvent.keyboard('{End}');
    // It keeps the focus, so it is not taken out of the page's order.
    const next = canvas.getByLabelText('Next photo');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: /Enlarge photo/ });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: '2026 Mazda CX-60' }, { timeout: 10_000 });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByText('2 of 6')).toBeVisible());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByText('6 of 6')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('6 / 6')).toBeVisible());
  },
};
/** Without a script each picture leads to its file. */
export const LinksToPictures: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: '2026 Mazda CX-60, photo 1' });
    await expect(first).toHaveAttribute('href', '/pictures/forecourt-suv-blue-side.webp');
  },
};
export const WithTag: Story = { args: { tag: { kind: 'new', text: 'New' } } };
export const WithState: Story = {
  args: { state: 'Sold' },
  play: async ({ canvas }) => {
    const counter = canvas.getByRole('button', { name: /Enlarge photo/ }).getBoundingClientRect();
    const ribbon = canvas.getByText('Sold').getBoundingClientRect();
    // Within it, not astride its edge.
    await expect(counter.top).toBeGreaterThanOrEqual(ribbon.top - 0.5);
    await expect(counter.bottom).toBeLessThanOrEqual(ribbon.bottom + 0.5);
  },
};
export const One: Story = { args: { images: [picture('forecourt-hatch-red-side', 'A hatch')] } };
export const None: Story = {
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Photos coming soon')).toBeVisible();
  },
};
export const SoldWithout: Story = {
  args: { images: [], available: false, state: 'Sold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No photos')).toBeVisible();
  },
};
