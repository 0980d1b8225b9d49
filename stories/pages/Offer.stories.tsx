import { type Location, weeklyHours } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  EnquiryForm,
  LocationCard,
  OfferDetail,
  type OfferDetailProps,
  Panel,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { locations } from '../examples/locations.ts';
import { offers } from '../examples/offers.ts';
import { Page } from '../examples/Page.tsx';

const place = locations[0] as Location;

function Offer(offer: OfferDetailProps) {
  return (
    <Page path="/special-offers">
      <Container>
        <Stack gap="l">
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Special offers', href: '/special-offers' },
            ]}
            current={offer.name}
          />
          <OfferDetail {...offer} />
          <SplitLayout
            main={
              <Panel id="enquire" heading="Enquire about this offer">
                <EnquiryForm {...enquiry} />
              </Panel>
            }
            aside={
              <LocationCard
                location={place}
                hours={weeklyHours(place.openingHours)}
                headingLevel={2}
              />
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Offer',
  component: Offer,
  parameters: { layout: 'fullscreen' },
  args: offers.ordinary,
} satisfies Meta<typeof Offer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const Long: Story = { args: offers.long };
export const Bare: Story = { args: offers.bare };
