import { Prose, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const paragraphs = [
  'Three generations of our family have sold and mended vehicles in the Central West. We know what the roads out here do to a ute.',
  'Our workshop goes through everything before it is sold: farm utes, tourers, motorcycles and caravans alike. If we find something, we fix it, and we tell you what it was.',
  'Too busy to come to town? Ring us. We will drive it out to you.',
].map((text) => <Text key={text}>{text}</Text>);

const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  args: { children: paragraphs },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const Lead: Story = { args: { layout: 'lead' } };
export const LeadAlone: Story = { args: { layout: 'lead', children: paragraphs[0] } };
