import { ButtonLink, type NavigationEntry, NavigationMenu, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const models = ['Corolla', 'Camry', 'Yaris', 'Kluger', 'Land Cruiser 300', 'HiLux'];

const items: readonly NavigationEntry[] = [
  { label: 'Home', href: '/', current: true },
  {
    label: 'Vehicles',
    groups: ['Passenger', 'SUV and 4WD', 'Utes and vans'].map((label, group) => ({
      label,
      links: models.slice(group, group + 4).map((model) => ({
        label: model,
        href: `/models/${group}/${model.toLowerCase().replaceAll(' ', '-')}`,
        note: `from $${(28 + group * 9).toString()},990`,
      })),
    })),
    aside: (
      <Stack gap="s">
        <Text weight="strong">Not sure which?</Text>
        <Text size="s" tone="muted">
          Tell us what you need and what you want to spend.
        </Text>
        <ButtonLink href="/budget" variant="secondary">
          Find my car
        </ButtonLink>
      </Stack>
    ),
  },
  {
    label: 'Our stock',
    groups: [
      {
        links: [
          { label: 'New cars', href: '/search?condition=new' },
          { label: 'Demo cars', href: '/search?condition=demo' },
          { label: 'Pre-owned cars', href: '/search?condition=used' },
        ],
      },
    ],
  },
  { label: 'Offers', href: '/offers' },
];

const meta = {
  title: 'Primitives/NavigationMenu',
  component: NavigationMenu,
  args: { label: 'Main', items },
} satisfies Meta<typeof NavigationMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Panel: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Vehicles'));
    await waitFor(() => expect(canvas.getByText('SUV and 4WD')).toBeVisible());
    await expect(canvasElement.querySelectorAll('a[href^="/models/0/"]')).toHaveLength(4);
  },
};
export const ShortPanel: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Our stock'));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Demo cars' })).toBeVisible());
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const entry = () => canvas.getByText('Vehicles');
    // The first touch brings the panels; a narrow window keeps its disclosures.
    if (window.matchMedia('(min-width: 992px) and (hover: hover)').matches) {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Vehicles' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    } else {
      await expect(entry()).toHaveFocus();
      await userEvent.click(entry());
    }
    await waitFor(() => expect(canvas.getByText('SUV and 4WD')).toBeVisible());
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '/models/0/corolla');
  },
};
