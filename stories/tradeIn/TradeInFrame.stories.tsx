import { Button, Text, TradeInFrame, type TradeInFrameProps } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { OWN_CAR } from '../examples/tradeIn.ts';

const meta = {
  title: 'Trade-in/TradeInFrame',
  component: TradeInFrame,
  args: { stage: 'car', car: null, children: <Text>The first stage.</Text> },
} satisfies Meta<typeof TradeInFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const YourCar: Story = {};
export const Estimate: Story = { args: { stage: 'value', car: OWN_CAR } };
export const LongName: Story = {
  args: {
    stage: 'details',
    car: {
      ...OWN_CAR,
      title: '2015 Mercedes-Benz Sprinter 519 CDI Extra Long Wheelbase High Roof Automatic',
    },
  },
};

function Walk(props: TradeInFrameProps) {
  const [stage, setStage] = useState(props.stage);
  return (
    <TradeInFrame {...props} stage={stage}>
      {stage === 'car' ? (
        <Button onClick={() => setStage('condition')}>Next</Button>
      ) : (
        <Text>How does the outside look?</Text>
      )}
    </TradeInFrame>
  );
}
/** The keyboard goes on from the new stage. */
export const NextStage: Story = {
  render: (args) => <Walk {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(document.activeElement).toContainElement(
      canvas.getByText('How does the outside look?'),
    );
  },
};
