import { Button, ButtonLink, Cluster, PhoneNumber } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Primitives/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'Enquire Now' } };
export const Secondary: Story = {
  args: { children: 'Call us', variant: 'secondary', icon: 'phone' },
};
export const Quiet: Story = { args: { children: 'Clear', variant: 'quiet' } };
export const Large: Story = { args: { children: 'Search 240 cars', size: 'l', icon: 'search' } };
export const Pending: Story = { args: { children: 'Sending', pending: true } };
export const Disabled: Story = { args: { children: '0 Cars Found', disabled: true } };
export const LongWords: Story = {
  args: { children: 'Find Me Something Similar near Castle Hill Business Park', wide: true },
};
export const Links: Story = {
  args: { children: '' },
  render: () => (
    <Cluster>
      <ButtonLink href="/search">See all cars</ButtonLink>
      <ButtonLink href="tel:0255500121" variant="secondary" icon="phone">
        <PhoneNumber number="(02) 5550 0121" />
      </ButtonLink>
    </Cluster>
  ),
};
