import { Cluster, Panel, Skeleton, Spinner, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Loading times' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: ({ label }) => (
    <Cluster gap="l">
      <Spinner label={label} size="s" />
      <Spinner label={label} />
      <Spinner label={label} size="l" />
    </Cluster>
  ),
};
export const Skeletons: Story = {
  render: () => (
    <Panel>
      <Stack gap="s">
        <Skeleton shape="picture" />
        <Skeleton shape="heading" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton shape="button" />
      </Stack>
    </Panel>
  ),
};
