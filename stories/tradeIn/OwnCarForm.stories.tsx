import { OwnCarForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makes, noCar } from '../examples/tradeIn.ts';

const meta = {
  title: 'Trade-in/OwnCarForm',
  component: OwnCarForm,
  args: {
    action: '/trade-in',
    values: noCar,
    makes,
    thisYear: 2026,
    submitLabel: 'Next: its condition',
    onSend: fn(),
  },
} satisfies Meta<typeof OwnCarForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Make')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
/** Kilometres are read as people write them. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Make'), 'mazda');
    await userEvent.type(canvas.getByLabelText('Model'), 'CX-5');
    await userEvent.type(canvas.getByLabelText('Year'), '2018');
    await userEvent.type(canvas.getByLabelText('Kilometres'), '88k');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const Faulty: Story = {
  args: {
    values: { ...noCar, make: 'Mazda', year: '18' },
    faults: [
      { field: 'model', message: 'Enter the model of your car, such as Corolla' },
      { field: 'year', message: 'Enter the year your car was built, such as 2020' },
      { field: 'kilometres', message: 'Enter the kilometres on the odometer, such as 65,000' },
    ],
  },
};
export const Pending: Story = { args: { pending: true } };
