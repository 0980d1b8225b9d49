import type { NumericRange } from '@forecourt/domain';
import { RangeSlider, type RangeSliderProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { byPrice } from '../examples/searches.ts';

const meta = {
  title: 'Search/RangeSlider',
  component: RangeSlider,
  args: {
    name: 'price',
    label: 'Price',
    range: null,
    bounds: { min: 8990, max: 98500 },
    prefix: '$',
    rounding: 1000,
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the range as a page would. */
function Live({ onRange, ...props }: RangeSliderProps) {
  const [range, setRange] = useState<NumericRange | null>(props.range);
  return (
    <RangeSlider
      {...props}
      range={range}
      onRange={(next) => {
        setRange(next);
        onRange?.(next);
      }}
    />
  );
}

export const Whole: Story = {};
export const Chosen: Story = { args: { range: { min: 20000, max: 60000 } } };
export const WithHistogram: Story = {
  args: { histogram: byPrice, range: { min: 20000, max: 60000 } },
};
/** A mistaken price: the last bar holds it, and the track reaches it from there. */
export const OneFarAbove: Story = {
  args: {
    bounds: { min: 88, max: 1_500_000 },
    histogram: { ...byPrice, to: 93_833 },
    range: { min: 20000, max: 60000 },
  },
};
export const Kilometres: Story = {
  args: {
    name: 'km',
    label: 'Kilometres',
    prefix: '',
    suffix: 'km',
    bounds: { min: 0, max: 1045000 },
    range: { min: null, max: 100000 },
  },
};
/** No numbers in stock: 0 to 100,000 (R5-03). */
export const WithoutStats: Story = { args: { bounds: null } };
/** One price in stock: there is nothing to slide. */
export const OnePrice: Story = { args: { bounds: { min: 24990, max: 24990 } } };
/** What a URL asked for still filters and still shows (R5-04). */
export const OutsideTheBounds: Story = { args: { range: { min: 1000, max: 250000 } } };

/** Keys move by a hundredth of the range, and the release counts (R5-01). */
export const Keys: Story = {
  args: { onRange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    const lowest = await canvas.findByRole('slider', { name: 'Price from' }, { timeout: 10_000 });
    lowest.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lowest).toHaveAttribute('aria-valuetext', '$10,000'));
    await expect(args.onRange).toHaveBeenLastCalledWith({ min: 10000, max: null });
    await expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue('10,000');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith(null));
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith({ min: null, max: 90000 }));
  },
};

/** Each thumb keeps the focus and its own limits: as far as the other one, ten steps a page (R5-01). */
export const OwnLimits: Story = {
  args: { onRange: fn(), range: { min: 20000, max: 40000 } },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    const [lowest, highest] = [
      await canvas.findByRole('slider', { name: 'Price from' }, { timeout: 10_000 }),
      canvas.getByRole('slider', { name: 'Price to' }),
    ];
    const press = async (
      thumb: HTMLElement,
      key: string,
      min: number | null,
      max: number | null,
    ) => {
      thumb.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(args.onRange).toHaveBeenLastCalledWith({ min, max }));
      await expect(thumb).toHaveFocus();
    };
    await press(lowest, '{End}', 39000, 40000);
    await press(highest, '{End}', 39000, null);
    await press(highest, '{Home}', 39000, 40000);
    await press(lowest, '{Home}', null, 40000);
    await press(highest, '{PageUp}', null, 49000);
    await press(lowest, '{PageUp}', 18000, 49000);
  },
};

/** Typed numbers follow the slider's rules (R5-07): rounded, and never beyond the range. */
export const Typed: Story = {
  args: { onRange: fn() },
  render: (args) => <Live {...args} />,
  play: async ({ canvas, args }) => {
    // What lies outside the range is logged by rule (R5-01), and only that.
    const warn = spyOn(console, 'warn').mockReturnValue();
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.type(to, '41.2k{Enter}');
    await expect(args.onRange).toHaveBeenLastCalledWith({ min: null, max: 41000 });
    await userEvent.clear(to);
    await userEvent.type(to, '$500,000{Enter}');
    await expect(await canvas.findByText('Cannot refine above the range maximum')).toBeVisible();
    await expect(warn.mock.calls).toEqual([['Cannot refine above the range maximum']]);
    warn.mockRestore();
    await waitFor(() => expect(to).toHaveValue('41,000'));
    await expect(args.onRange).toHaveBeenCalledTimes(1);
    const from = canvas.getByRole('textbox', { name: 'From' });
    await userEvent.type(from, '50000{Enter}');
    await expect(args.onRange).toHaveBeenLastCalledWith({ min: 40000, max: 41000 });
    await expect(await canvas.findByText('From stays below To')).toBeVisible();
    await userEvent.clear(from);
    await userEvent.type(from, '20 k{Enter}');
    await expect(args.onRange).toHaveBeenLastCalledWith({ min: 20000, max: 41000 });
  },
};
