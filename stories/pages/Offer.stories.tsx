import {
  Breadcrumbs,
  Container,
  EnquiryForm,
  OfferDetail,
  type OfferDetailProps,
  Panel,
  Stack,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { offers } from '../examples/offers.ts';
import { Page } from '../examples/Page.tsx';

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
          <Panel id="enquire" heading="Enquire about this offer">
            <EnquiryForm {...enquiry} />
          </Panel>
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
