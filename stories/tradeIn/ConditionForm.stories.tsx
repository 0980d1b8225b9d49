import { conditionQuestions } from '@forecourt/domain';
import { ConditionForm } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Trade-in/ConditionForm',
  component: ConditionForm,
  args: { action: '/trade-in', questions: conditionQuestions, answers: {}, onSend: fn() },
} satisfies Meta<typeof ConditionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Good tread on all four'));
    await userEvent.click(canvas.getByRole('button', { name: 'See my estimate' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getAllByText(/Choose an answer to “And the inside/)).not.toHaveLength(0);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Answered: Story = {
  args: {
    answers: Object.fromEntries(
      conditionQuestions.map(({ name, choices }) => [name, choices[0]?.value ?? '']),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See my estimate' }));
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};
export const TooMany: Story = {
  args: {
    formError:
      'Many cars have been looked at from your connection. Please wait a minute and try again; nothing you typed is lost.',
  },
};
