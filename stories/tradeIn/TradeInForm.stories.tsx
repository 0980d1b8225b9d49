import { fieldMessages, requestFailed } from '@forecourt/domain';
import { TradeInForm, type TradeInFormProps, tradeInCopy } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { rules } from '../examples/rules.ts';
import { OWN_CAR, questions } from '../examples/tradeIn.ts';

const meta = {
  title: 'Trade-in/TradeInForm',
  component: TradeInForm,
  args: {
    stage: { at: 'rego' },
    action: '/trade-in',
    rules,
    privacyHref: '/privacy-policy',
    onSend: fn(),
  },
} satisfies Meta<typeof TradeInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const result = { at: 'result', car: OWN_CAR, accepted: false } as const;

export const YourCar: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByLabelText('Number plate')).toBeInvalid();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const NotFound: Story = {
  args: {
    stage: { at: 'rego', rego: 'ABC12D', regoState: 'NSW' },
    formError:
      'We found no car with this plate, so we cannot estimate it. Please check the plate and the state.',
  },
};
export const Condition: Story = {
  args: { stage: { at: 'condition', car: OWN_CAR, questions } },
  play: async ({ canvas, userEvent, args }) => {
    for (const answer of ['Like new', 'Good']) await userEvent.click(canvas.getByLabelText(answer));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('service history');
    await userEvent.click(canvas.getByLabelText('All of it'));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      paint: 'like new',
      tyres: 'good',
      history: 'all of it',
    });
  },
};
export const Details: Story = {
  args: { stage: { at: 'details', car: OWN_CAR }, values: { valuation_id: 'v-17' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone', { selector: '[type=radio]' })).toBeChecked();
    // Nobody is presumed to owe money (R5-41).
    await expect(canvas.getByLabelText('Yes')).not.toBeChecked();
    await expect(canvas.getByLabelText('No')).not.toBeChecked();
  },
};
export const FaultyDetails: Story = {
  args: {
    stage: { at: 'details', car: OWN_CAR },
    values: { name: 'Jo', postcode: '80' },
    errors: [
      { field: 'last_name', message: fieldMessages.last_name.missing },
      { field: 'postcode', message: fieldMessages.postcode.missing },
    ],
  },
};
export const Pending: Story = { args: { stage: { at: 'details', car: OWN_CAR }, pending: true } };
export const Failed: Story = {
  args: { stage: { at: 'details', car: OWN_CAR }, formError: requestFailed(null).inline },
};
export const Valued: Story = {
  args: { stage: { ...result, estimate: { low: 18_400, high: 20_900 } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(tradeInCopy.indicative)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this offer' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const NoEstimate: Story = { args: { stage: { ...result, estimate: null } } };
export const Accepted: Story = {
  args: { stage: { ...result, accepted: true, estimate: { low: 18_400, high: 18_400 } } },
};

function Walk(props: TradeInFormProps) {
  const [stage, setStage] = useState(props.stage);
  return (
    <TradeInForm
      {...props}
      stage={stage}
      onSend={() => setStage({ at: 'condition', car: OWN_CAR, questions })}
    />
  );
}
/** The keyboard goes on from the new stage. */
export const NextStage: Story = {
  render: (args) => <Walk {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Number plate'), 'ABC12D');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'NSW');
    await userEvent.click(canvas.getByRole('button', { name: 'Find my car' }));
    await expect(canvas.getByText('How is the paint?')).toBeVisible();
    await expect(document.activeElement).toContainElement(canvas.getByText('How is the paint?'));
  },
};
