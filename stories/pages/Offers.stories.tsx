import { Breadcrumbs, ButtonLink, Container, Heading, OfferList, Stack } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { offers } from '../examples/offers.ts';
import { Page } from '../examples/Page.tsx';

function Offers({ shown }: { shown: number }) {
  return (
    <Page path="/special-offers">
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Special offers" />
          <Heading level={1}>Special offers</Heading>
          <OfferList
            offers={Object.values(offers).slice(0, shown)}
            empty={
              <Stack>
                <p>
                  There are no offers at the moment. New ones appear here as soon as they begin.
                </p>
                <p>
                  <ButtonLink href="/search">See all vehicles</ButtonLink>
                </p>
              </Stack>
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Offers',
  component: Offers,
  parameters: { layout: 'fullscreen' },
  args: { shown: 3 },
} satisfies Meta<typeof Offers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { shown: 1 } };
export const None: Story = { args: { shown: 0 } };
