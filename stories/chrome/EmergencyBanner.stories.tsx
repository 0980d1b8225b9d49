import { EmergencyBanner } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Chrome/EmergencyBanner',
  component: EmergencyBanner,
  parameters: { layout: 'fullscreen' },
  args: { text: 'Our Dubbo yard is closed today because of flooding.' },
} satisfies Meta<typeof EmergencyBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const link = { label: 'Which yards are open', href: '/locations' };

export const Warning: Story = { args: { link } };
export const Emergency: Story = { args: { severity: 'emergency', link } };
export const Information: Story = { args: { severity: 'information', link } };
export const LongWithoutLink: Story = {
  args: {
    text: 'Safety recall: if your vehicle was built between March 2019 and June 2021 please do not park it under cover until our service department has looked at it. The work takes one hour and costs nothing.',
  },
};
