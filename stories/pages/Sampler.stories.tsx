import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sampler } from '../examples/Sampler.tsx';

const meta = {
  title: 'Pages/Sampler',
  component: Sampler,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sampler>;
export default meta;

/** What an app that installs the packages must look like, to the pixel. */
export const Untouched: StoryObj<typeof meta> = {};
