import { Alert, ErrorSummary, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Alert', component: Alert } satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['neutral', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title="We are closed on Friday">
          Our workshop opens again on Saturday at 8:30am.
        </Alert>
      ))}
    </Stack>
  ),
};

export const Summary: Story = {
  render: () => (
    <ErrorSummary
      entries={[
        { fieldId: null, message: 'An error occurred when submitting this form' },
        { fieldId: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
      ]}
    />
  ),
};
