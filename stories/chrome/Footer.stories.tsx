import type { Location } from '@forecourt/domain';
import { Footer, type FooterProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { footer } from '../examples/chrome.ts';
import { locations } from '../examples/locations.ts';
import { defaultFooter } from '../examples/menus.ts';

const meta = {
  title: 'Chrome/Footer',
  component: Footer,
  args: { ...footer, columns: defaultFooter },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

const social = [
  { label: 'Facebook', href: 'https://facebook.example/coolabarra' },
  { label: 'Instagram', href: 'https://instagram.example/coolabarra' },
  { label: 'YouTube', href: 'https://youtube.example/coolabarra' },
];
const place = locations[0] as Location;

const many: Pick<FooterProps, 'social' | 'locations'> = {
  social,
  locations: ['Bathurst', 'Cowra', 'Dubbo', 'Gilgandra', 'Lightning Ridge', 'Orange'].map(
    (city, index) => ({
      ...place,
      id: city,
      name: `Coolabarra Motors ${city}`,
      city,
      phone: index === 3 ? null : place.phone,
    }),
  ),
};

export const Full: Story = { args: { social } };
export const Bare: Story = {
  args: { columns: [], locations: [], strapline: null, phone: null },
};
/** A dealer of one place and few pages. */
export const Small: Story = {
  args: { columns: footer.columns.slice(0, 1), locations: [place] },
};
export const ManyPlaces: Story = { args: many };
export const Rows: Story = { args: { chrome: 'rows', social } };
export const RowsSmall: Story = { args: { ...Small.args, chrome: 'rows' } };
export const RowsManyPlaces: Story = { args: { ...many, chrome: 'rows' } };
export const Centred: Story = { args: { chrome: 'centred', social } };
export const CentredSmall: Story = { args: { ...Small.args, chrome: 'centred' } };
export const CentredManyPlaces: Story = { args: { ...many, chrome: 'centred' } };
