import { type FieldError, fieldMessages } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmergencyBanner,
  EnquiryForm,
  Heading,
  LocationGrid,
  LocationMap,
  Panel,
  PhoneNumber,
  Section,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { enquiry } from '../examples/enquiry.ts';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { map, twoPlaces } from '../examples/places.tsx';

function Contact({ errors, notice }: { errors: readonly FieldError[]; notice: string | null }) {
  return (
    <>
      {notice && <EmergencyBanner text={notice} />}
      <Page path="/contact-us">
        <Container>
          <Stack>
            <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current="Contact us" />
            <Heading level={1}>Talk to us</Heading>
            <SplitLayout
              main={
                <Panel heading="Write to us">
                  <Text>A person reads every message. We answer within the day.</Text>
                  <EnquiryForm {...enquiry} errors={errors} />
                </Panel>
              }
              aside={
                <Panel heading="Rather call?">
                  <Text>Monday to Saturday, and we call back.</Text>
                  <ButtonLink href="tel:0255500121" variant="secondary" icon="phone" wide>
                    <PhoneNumber number="(02) 5550 0121" />
                  </ButtonLink>
                </Panel>
              }
            />
          </Stack>
        </Container>
        <Section heading="Visit us">
          <Stack gap="l">
            <LocationGrid places={twoPlaces} />
            <LocationMap locations={locations} {...map} />
          </Stack>
        </Section>
      </Page>
    </>
  );
}

const meta = {
  title: 'Pages/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen' },
  args: { errors: [], notice: null },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WithErrors: Story = {
  args: { errors: [{ field: 'email', message: fieldMessages.email.missing }] },
};
export const ClosedByWeather: Story = {
  args: { notice: 'Our Dubbo yard is closed today because of flooding.' },
};
