import { CalculatorStage, FinanceCalculator, Panel } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Finance/FinanceCalculator',
  component: FinanceCalculator,
  args: {
    action: '/finance',
    fees: { upfrontFee: 495, monthlyFee: 10 },
    applyHref: '#finance-form',
  },
} satisfies Meta<typeof FinanceCalculator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As it comes: what a shopper sees before touching anything. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Vehicle price')).toHaveValue('30,000');
    await expect(canvas.getByText('$27,000')).toBeVisible();
  },
};
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Vehicle price'));
    await userEvent.type(canvas.getByLabelText('Vehicle price'), '$33,000');
    await expect(canvas.getByText('$147 / week')).toBeVisible();
    await expect(canvas.getByText('$637 / month')).toBeVisible();
    await expect(canvas.getByText('$38,245')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Term'), '1');
    await expect(canvas.queryByText('$637 / month')).toBeNull();
  },
};
export const Balloon: Story = { args: { wish: { price: 58_990, deposit: 5899, balloon: 15_000 } } };
export const WithoutInterest: Story = { args: { wish: { interestRate: 0 } } };
export const Dearest: Story = {
  args: { wish: { price: 1_248_990, deposit: 0, balloon: 500_000, interestRate: 12.5, years: 7 } },
};
export const NothingToBorrow: Story = {
  args: { wish: { price: 20_000, deposit: 20_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/\/ week/)).toBeNull();
    await expect(canvas.getByLabelText('Vehicle price')).toBeInvalid();
  },
};
/** On a page of its own: each theme lays it out as it opens its pages. */
export const OnItsOwnPage: Story = {
  render: (args) => (
    <CalculatorStage>
      <Panel heading="Work out your repayments">
        <FinanceCalculator {...args} />
      </Panel>
    </CalculatorStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Vehicle price');
    await userEvent.clear(price);
    await userEvent.type(price, '33000');
    await expect(canvas.getByText('$637 / month')).toBeVisible();
  },
};

/** As a theme with `layout.lead: 'band'` has it. */
export const AnswerFirst: Story = { ...OnItsOwnPage, args: { answerFirst: true } };
