import {
  Button,
  ButtonLink,
  Ending,
  Image,
  MessagePage,
  type MessagePageProps,
  PhoneNumber,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';

function Message(props: MessagePageProps) {
  return (
    <Page path="/success">
      <MessagePage {...props} />
    </Page>
  );
}

const actions = <ButtonLink href="/search">See all cars</ButtonLink>;

const meta = {
  title: 'Pages/Message',
  component: Message,
  parameters: { layout: 'fullscreen' },
  args: {
    heading: 'Thank you, Jo',
    tone: 'positive',
    actions,
    children: <Text>We have your enquiry and will call you back within the day.</Text>,
  },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
/** Of what was about no vehicle. */
export const AtAnEnd: Story = {
  render: (args) => (
    <Page path="/success">
      <Ending>
        <MessagePage {...args} />
      </Ending>
    </Page>
  ),
};
export const NotFound: Story = {
  args: {
    heading: 'This page is not here',
    tone: 'neutral',
    children: <Text>It may have moved, or the car has been sold.</Text>,
  },
};
export const Lost: Story = {
  args: {
    ...NotFound.args,
    beside: (
      <Image
        image={picture('country-ute-dual-white-side')}
        sizes="(min-width: 992px) 60vw, 100vw"
      />
    ),
  },
};
/** A number that is shown to people who ask, so that machines do not collect it. */
export const Phone: Story = {
  args: {
    heading: 'Give us a call',
    tone: 'neutral',
    icon: 'phone',
    actions: (
      <>
        <Button size="l">Show phone number</Button>
        <ButtonLink href="/search" variant="secondary" size="l">
          Look at our stock
        </ButtonLink>
      </>
    ),
    children: (
      <Text>
        Our number is <PhoneNumber number="(03) 5550 01••" />. We show all of it to people who ask.
      </Text>
    ),
  },
};
export const Failed: Story = {
  args: {
    heading: 'Something went wrong on our side',
    tone: 'critical',
    children: <Text>Nothing you did. Please try again in a minute, or call us.</Text>,
  },
};
