import { enquiryForms, type Location, weeklyHours } from '@forecourt/domain';
import {
  BookingForm,
  type BookingFormProps,
  Breadcrumbs,
  Container,
  Heading,
  LocationCard,
  Panel,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { additionalServices } from '../examples/booking.ts';
import { drawnForm } from '../examples/drawnForm.ts';
import { besideForm, exampleCard } from '../examples/exampleCard.tsx';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { rules } from '../examples/rules.ts';
import { vehicles } from '../examples/vehicles.ts';

const place = locations[0] as Location;

const words = {
  service: {
    path: '/service',
    title: 'Book a Service',
    lead: 'Tell us what your car needs and when it suits you. We confirm the time by phone.',
  },
  test_drive: {
    path: '/book-test-drive',
    title: 'Book a test drive',
    lead: 'Choose a time that suits you. We confirm it by phone and have the car ready.',
  },
} as const;

function Booking({ kind }: Pick<BookingFormProps, 'kind'>) {
  const { path, title, lead } = words[kind];
  return (
    <Page path={path}>
      <Container>
        <Stack>
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }]} current={title} />
          <Heading level={1}>{title}</Heading>
          <SplitLayout
            main={
              <Panel>
                <Text tone="muted">{lead}</Text>
                <BookingForm
                  kind={kind}
                  action={path}
                  {...drawnForm(enquiryForms[kind], { ...rules, additionalServices })}
                  earliest="2026-11-23"
                  privacyHref="/privacy-policy"
                />
              </Panel>
            }
            aside={
              kind === 'service' ? (
                <LocationCard
                  location={place}
                  hours={weeklyHours(place.openingHours)}
                  headingLevel={2}
                />
              ) : (
                exampleCard(vehicles.reduced, false, besideForm)
              )
            }
          />
        </Stack>
      </Container>
    </Page>
  );
}

const meta = {
  title: 'Pages/Booking',
  component: Booking,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'service' },
} satisfies Meta<typeof Booking>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Service: Story = {};
export const TestDrive: Story = { args: { kind: 'test_drive' } };
