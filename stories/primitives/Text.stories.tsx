import { Badge, Cluster, Heading, Icon, Link, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const LINE = 'Built for the country, sold by locals';

export const Scale: Story = {
  args: { children: LINE },
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        {LINE}
      </Heading>
      <Heading level={1}>{LINE}</Heading>
      <Heading level={2} section>
        {LINE}
      </Heading>
      <Heading level={3}>{LINE}</Heading>
      <Heading level={4}>{LINE}</Heading>
      <Text size="l">{LINE}</Text>
      <Text>
        {LINE}, with a <Link href="/search">link</Link> in it.
      </Text>
      <Text size="s" tone="muted">
        {LINE}
      </Text>
      <Text size="xs">{LINE}</Text>
    </Stack>
  ),
};

export const Badges: Story = {
  args: { children: '' },
  render: () => (
    <Cluster>
      {(['neutral', 'brand', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
};

export const Icons: Story = {
  args: { children: '' },
  render: () => (
    <Cluster>
      {(
        [
          'search',
          'phone',
          'pin',
          'clock',
          'chevronDown',
          'close',
          'menu',
          'filter',
          'heart',
          'check',
          'alert',
          'camera',
          'mail',
          'arrowRight',
        ] as const
      ).map((name) => (
        <Icon key={name} name={name} size="l" />
      ))}
    </Cluster>
  ),
};
