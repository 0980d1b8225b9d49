import { Header, HeaderSearch } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { header } from '../examples/chrome.ts';
import { brandMenus, defaultHeader } from '../examples/menus.ts';

const meta = {
  title: 'Chrome/Header',
  component: Header,
  args: header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = <HeaderSearch action="/search" />;
const LONG_NAME = 'Verrell Hyde Prestige and Performance Vehicles of Castle Hill';

export const Full: Story = {};
export const Rows: Story = { args: { chrome: 'rows', search } };
export const Centred: Story = { args: { chrome: 'centred' } };
export const Bare: Story = { args: { utilityBar: null, action: null } };
export const RowsBare: Story = { args: { chrome: 'rows', utilityBar: null, action: null } };
export const CentredBare: Story = { args: { chrome: 'centred', utilityBar: null, action: null } };
export const LongName: Story = { args: { name: LONG_NAME } };
export const RowsLongName: Story = { args: { chrome: 'rows', search, name: LONG_NAME } };
export const CentredLongName: Story = { args: { chrome: 'centred', name: LONG_NAME } };
export const DefaultMenu: Story = { args: { items: defaultHeader } };
export const RowsDefaultMenu: Story = { args: { chrome: 'rows', search, items: defaultHeader } };
export const CentredDefaultMenu: Story = { args: { chrome: 'centred', items: defaultHeader } };

/** A window of a phone shows the menu in a drawer, a large one beside the name. */
async function openPhoneMenu(canvasElement: HTMLElement): Promise<void> {
  const button = canvasElement.querySelector('details:has(+ div) > summary');
  if (button?.checkVisibility()) await userEvent.click(button);
}

export const BrandMenu: Story = {
  args: {
    items: [...defaultHeader.slice(0, 1), ...brandMenus, ...defaultHeader.slice(2)],
    search,
    chrome: 'rows',
  },
  play: async ({ canvas, canvasElement }) => {
    await openPhoneMenu(canvasElement);
    await userEvent.click(canvas.getByText('Our Brands', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'Used Mercedes-Benz' })).toBeVisible();
  },
};

export const Locations: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Locations').closest('summary') as HTMLElement;
    await userEvent.click(summary);
    await expect(canvas.getByRole('link', { name: 'Coolabarra Motors Orange' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('Coolabarra Motors Orange')).not.toBeVisible();
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
  },
};

export const OpenMenu: Story = {
  args: { items: defaultHeader },
  play: async ({ canvas, canvasElement }) => {
    await openPhoneMenu(canvasElement);
    await userEvent.click(canvas.getByText('Our Stock', { selector: 'summary' }));
    await expect(canvas.getByRole('link', { name: 'View all: Our Stock' })).toBeVisible();
  },
};
