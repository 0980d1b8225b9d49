import { Statement } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Home/Statement',
  component: Statement,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'About Verrell Hyde',
    paragraphs: [
      'We have introduced Melbourne drivers to remarkable cars since 1996. The collection changes every week; the care with which each one is chosen does not.',
      'Every vehicle is inspected independently, prepared in our own studio and shown to one person at a time.',
      'We also search on behalf of clients in Australia and abroad, and buy fine cars outright.',
    ],
  },
} satisfies Meta<typeof Statement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OneSentence: Story = { args: { paragraphs: ['Honest deals since 1974.'] } };
export const LongWords: Story = {
  args: {
    heading: 'About the Wattlebend Moorooka Performance and Commercial Vehicle Centre',
    paragraphs: ['Kraftfahrzeughaftpflichtversicherungsgesellschaften trust us, and so may you.'],
  },
};
