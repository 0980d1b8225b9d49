import { SaveButton, UiProvider, VehicleActions, VehicleTools } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Vehicle/VehicleActions',
  component: VehicleActions,
  args: {
    allowed: { kind: 'usual', finance: 'finance', reserve: true, tradeIn: true },
    enquire: { label: 'Enquire Now', href: '#enquire' },
    similarHref: '/search?refinementList[make][0]=Isuzu',
    hrefs: {
      finance: '/finance?car_id=1#finance-form',
      testDrive: '/book-test-drive?car_id=1',
      reserve: '/cars/2023-isuzu-d-max-x-terrain-1/checkout',
      tradeIn: '/cars/trade-in?car_id=1',
      photos: '#request-photos',
    },
    call: { text: '(02) 5550 0121', href: 'tel:0255500121' },
    historyReport: 'https://reports.example/1.pdf',
    pdf: { href: '/cars/1.pdf', fileName: '2023-isuzu-d-max-x-terrain-1.pdf' },
  },
} satisfies Meta<typeof VehicleActions>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = (
  <VehicleTools
    title="2023 Isuzu D-MAX"
    address="https://dealer.example/cars/2023-isuzu-d-max-x-terrain-1"
    compareHref="/compare?cars=2023-isuzu-d-max-x-terrain-1"
  />
);

export const Everything: Story = {
  args: {
    save: <SaveButton title="2023 Isuzu D-MAX" signInHref="/sign-in?type=watchlist" />,
    tools,
  },
};
/** What can be done with the page itself: compare, send, print. */
export const Tools: Story = {
  args: { hrefs: {}, historyReport: null, pdf: null, tools },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/compare?cars=2023-isuzu-d-max-x-terrain-1',
    );
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
};
export const TestDriveOnly: Story = {
  args: { allowed: { kind: 'usual', finance: 'test_drive', reserve: false, tradeIn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a test drive' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Finance' })).toBeNull();
  },
};
/** Further ways where a layout has put them: here, where somebody asks for them. */
export const Folded: Story = {
  args: {
    fold: (further) => (
      <details>
        <summary>More ways to buy</summary>
        {further}
      </details>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Value my trade-in')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More ways to buy'));
    await expect(canvas.getByRole('link', { name: 'Value my trade-in' })).toBeVisible();
  },
};
/** The first step stands beside the price, in a layout's own place: here is what follows it. */
export const FirstElsewhere: Story = {
  args: { first: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '(02) 5550 0121' })).toBeVisible();
  },
};
export const Gone: Story = {
  args: { allowed: { kind: 'similar' }, historyReport: null, pdf: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Enquire Now' })).toBeNull();
  },
};
export const Fewest: Story = {
  args: { hrefs: {}, call: null, historyReport: null, pdf: null },
};
const alert = fn();
/** What went wrong is told by the page's own way to alert, and the link can be pressed again (R0-09, R4-26). */
export const PdfFails: Story = {
  args: {
    pdf: {
      href: '/cars/1.pdf',
      fileName: '1.pdf',
      onDownload: () => Promise.reject(new Error('The PDF could not be made.')),
    },
  },
  render: (args) => (
    <UiProvider notifier={{ alert }}>
      <VehicleActions {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    alert.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Download PDF' }));
    await waitFor(() => expect(alert.mock.calls).toEqual([['The PDF could not be made.']]));
    await expect(canvas.getByRole('link', { name: 'Download PDF' })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};
