import { type Location, vehicleCopy, weeklyHours } from '@forecourt/domain';
import {
  ActionBar,
  Breadcrumbs,
  ButtonLink,
  Container,
  DealerComments,
  DetailLayout,
  EnquiryForm,
  FeatureList,
  KeyInformation,
  LocationCard,
  Panel,
  SoldNotice,
  SpecTable,
  VehicleGallery,
  VehicleHeader,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { features, longComments, specRows } from '../examples/details.ts';
import { enquiry } from '../examples/enquiry.ts';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

const place = locations[0] as Location;

function Detail({ vehicle, picture: name }: ExampleVehicle) {
  const photos = name
    ? ([
        name,
        'forecourt-suv-blue-front',
        'forecourt-suv-blue-wheel',
        'cabin-charcoal-dash',
      ] as const)
    : [];
  const actions = vehicle.available && (
    <>
      <ButtonLink href="#enquire" size="l" wide>
        Enquire Now
      </ButtonLink>
      <ButtonLink href="tel:0255500121" variant="secondary" icon="phone" size="l" wide>
        Call us
      </ButtonLink>
    </>
  );
  return (
    <Page path={`/cars/${vehicle.slug}`}>
      <Container>
        <Breadcrumbs
          trail={[
            { label: 'Home', href: '/' },
            { label: 'Our stock', href: '/search' },
          ]}
          current={vehicle.title}
        />
        <DetailLayout
          gallery={
            <VehicleGallery
              title={vehicle.title}
              body={vehicle.facts.at(-1) ?? 'car'}
              images={photos.map((photo, index) =>
                picture(photo, `${vehicle.title}, photo ${index + 1}`),
              )}
              tag={vehicle.tag}
            />
          }
          summary={<VehicleHeader vehicle={vehicle} actions={actions} />}
          facts={
            <>
              {vehicle.sold && <SoldNotice itemType={vehicle.itemType} similarHref="/search" />}
              <KeyInformation rows={specRows} />
              <FeatureList heading={vehicleCopy.carSummary} features={features} />
              <DealerComments comments={longComments} />
              <SpecTable heading={vehicleCopy.allSpecifications} rows={specRows} />
            </>
          }
          aside={
            <>
              <Panel id="enquire" heading="Enquire about this car">
                <EnquiryForm {...enquiry} />
              </Panel>
              <LocationCard
                location={place}
                hours={weeklyHours(place.openingHours)}
                headingLevel={2}
              />
            </>
          }
        />
      </Container>
      {vehicle.available && (
        <ActionBar>
          <ButtonLink href="tel:0255500121" variant="secondary" icon="phone">
            Call
          </ButtonLink>
          <ButtonLink href="#enquire">Enquire Now</ButtonLink>
        </ActionBar>
      )}
    </Page>
  );
}

const meta = {
  title: 'Pages/Detail',
  component: Detail,
  parameters: { layout: 'fullscreen' },
  args: vehicles.reduced,
} satisfies Meta<typeof Detail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Longest: Story = { args: vehicles.longest };
export const Sold: Story = { args: vehicles.sold };
export const NoPhotoNoPrice: Story = {
  args: { vehicle: { ...vehicles.noPrice.vehicle, photoCount: 0 }, picture: null },
};
