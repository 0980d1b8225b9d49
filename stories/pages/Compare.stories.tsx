import { Breadcrumbs, CompareTable, Container, Heading, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareFirst } from '../examples/compare.ts';
import { Page } from '../examples/Page.tsx';

function Compare({ count }: { count: number }) {
  return (
    <Page path="/compare">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Compare" />
          <Heading level={1}>Compare vehicles</Heading>
          <CompareTable {...compareFirst(count)} addHref="/search" />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Compare',
  component: Compare,
  parameters: { layout: 'fullscreen' },
  args: { count: 4 },
} satisfies Meta<typeof Compare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Two: Story = { args: { count: 2 } };
export const Nothing: Story = { args: { count: 0 } };
