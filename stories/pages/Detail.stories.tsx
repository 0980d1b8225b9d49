import {
  type VehicleActions as Allowed,
  type Location,
  reserveTerms,
  weeklyHours,
} from '@forecourt/domain';
import {
  ActionBar,
  Breadcrumbs,
  ButtonLink,
  Container,
  DealerComments,
  DetailLayout,
  EnquiryForm,
  FeatureList,
  FinanceEstimate,
  KeyInformation,
  LocationCard,
  Panel,
  ReserveOnline,
  SaveButton,
  SellingPoints,
  SoldNotice,
  SpecTable,
  Stack,
  VehicleActions,
  VehicleGallery,
  VehicleHeader,
  vehicleCopy,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  features,
  longComments,
  noFeatures,
  papers,
  protect,
  specRows,
  technical,
  whyUs,
} from '../examples/details.ts';
import { enquiry } from '../examples/enquiry.ts';
import { estimates } from '../examples/finance.ts';
import { locations } from '../examples/locations.ts';
import { Page } from '../examples/Page.tsx';
import { picture } from '../examples/picture.ts';
import { type ExampleVehicle, vehicles } from '../examples/vehicles.ts';

const place = locations[0] as Location;

interface DetailProps extends ExampleVehicle {
  /** What the vehicle's state and the site allow. */
  allowed?: Allowed;
  comments?: string | null;
  facts?: 'all' | 'none';
}

const everything: Allowed = { kind: 'usual', finance: 'finance', reserve: true, tradeIn: true };

function Detail({
  vehicle,
  picture: name,
  allowed = vehicle.available ? everything : { kind: 'similar' },
  comments = longComments,
  facts = 'all',
}: DetailProps) {
  const photos = name
    ? ([
        name,
        'forecourt-suv-blue-front',
        'forecourt-suv-blue-wheel',
        'cabin-charcoal-dash',
      ] as const)
    : [];
  const known = <T,>(rows: readonly T[]) => (facts === 'all' ? rows : []);
  const usual = allowed.kind === 'usual' ? allowed : null;
  const actions = (
    <VehicleActions
      allowed={allowed}
      enquire={{ label: 'Enquire Now', href: '#enquire' }}
      similarHref="/search?refinementList[make][0]=Hyundai"
      hrefs={{
        finance: '/finance?car_id=1#finance-form',
        testDrive: '/book-test-drive?car_id=1',
        reserve: `/cars/${vehicle.slug}/checkout`,
        tradeIn: '/cars/trade-in?car_id=1',
        photos: '#request-photos',
      }}
      call={{ text: '(02) 5550 0121', href: 'tel:0255500121' }}
      historyReport={usual && 'https://reports.example/1.pdf'}
      pdf={{ href: `/cars/${vehicle.slug}.pdf`, fileName: `${vehicle.slug}.pdf` }}
      save={<SaveButton title={vehicle.title} signInHref="/sign-in?type=watchlist" />}
    />
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
              available={vehicle.available}
              images={photos.map((photo, index) =>
                picture(photo, `${vehicle.title}, photo ${index + 1}`),
              )}
              tag={vehicle.tag}
              state={vehicle.state}
            />
          }
          summary={
            <VehicleHeader
              vehicle={vehicle}
              marketNote="Compared with the average market price in its state."
              estimate={
                usual?.finance === 'finance' && <FinanceEstimate estimate={estimates.weekly} />
              }
              actions={actions}
            />
          }
          facts={
            <>
              {vehicle.sold && <SoldNotice itemType={vehicle.itemType} />}
              <KeyInformation rows={known(specRows)} />
              <FeatureList
                heading={vehicleCopy.carSummary}
                features={facts === 'all' ? features : noFeatures}
              />
              <DealerComments comments={comments} />
              <SellingPoints heading={vehicleCopy.whyBuyFromUs} points={whyUs} />
              <SellingPoints heading={vehicleCopy.protectYourCar} points={protect} />
            </>
          }
          specifications={
            facts === 'all' && (
              <Stack gap="l">
                <SpecTable heading={vehicleCopy.allSpecifications} rows={technical} />
                <SpecTable heading={vehicleCopy.carDetails} rows={papers} />
              </Stack>
            )
          }
          aside={
            <>
              {usual?.reserve && (
                <ReserveOnline
                  terms={reserveTerms(null, vehicle.carType, true)}
                  href={`/cars/${vehicle.slug}/checkout`}
                />
              )}
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
export const New: Story = { args: vehicles.new };
export const Demo: Story = { args: vehicles.demo };
export const Longest: Story = { args: vehicles.longest };
export const Sold: Story = { args: vehicles.sold };
export const SoldUsed: Story = { args: vehicles.soldUsed };
export const ComingSoonHybrid: Story = { args: vehicles.comingSoon };
export const Reserved: Story = {
  args: {
    ...vehicles.caravan,
    allowed: { kind: 'usual', finance: null, reserve: false, tradeIn: false },
  },
};
export const TestDriveOnly: Story = {
  args: {
    ...vehicles.ordinary,
    vehicle: { ...vehicles.ordinary.vehicle, tag: { kind: 'custom', text: 'Test Drive Only' } },
    allowed: { kind: 'usual', finance: 'test_drive', reserve: false, tradeIn: true },
  },
};
export const Subscription: Story = { args: vehicles.motorcycle };
export const Preorder: Story = {
  args: {
    ...vehicles.preorder,
    allowed: { kind: 'usual', finance: null, reserve: false, tradeIn: true },
  },
};
export const NoPhotoNoPrice: Story = {
  args: { vehicle: { ...vehicles.noPrice.vehicle, photoCount: 0 }, picture: null },
};
export const NothingKnown: Story = {
  args: {
    vehicle: { ...vehicles.noPhoto.vehicle, subtitle: null, facts: [], place: null },
    picture: null,
    comments: null,
    facts: 'none',
  },
};
