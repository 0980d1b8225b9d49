import { Container, Heading, PageLayout, ServiceBanner, Stack, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Chrome/ServiceBanner',
  component: ServiceBanner,
  parameters: { layout: 'fullscreen' },
  args: { href: '/service#service-booking' },
  render: (args) => (
    <PageLayout header={null} banner={<ServiceBanner {...args} />} footer={null}>
      <Container>
        <Stack>
          <Heading level={1}>Service</Heading>
          {Array.from({ length: 30 }, (_, index) => (
            <Text key={index}>We look after every make, with parts on the shelf.</Text>
          ))}
        </Stack>
      </Container>
    </PageLayout>
  ),
} satisfies Meta<typeof ServiceBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Always: Story = {};
/** Closable where the page hides it afterwards (R2-84). */
export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close: book a service' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith();
  },
};
