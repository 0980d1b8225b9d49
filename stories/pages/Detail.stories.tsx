import {
  type VehicleActions as Allowed,
  type Location,
  reserveTerms,
  weeklyHours,
} from '@forecourt/domain';
import {
  BoardDetail,
  Breadcrumbs,
  ButtonLink,
  CatalogueDetail,
  DealerComments,
  DetailLayout,
  type DetailLayoutProps,
  FeatureList,
  FinanceEstimate,
  Heading,
  KeyInformation,
  LetterDetail,
  LocationCard,
  ReserveOnline,
  SaveButton,
  SellingPoints,
  SoldNotice,
  SpecTable,
  vehicleCopy,
} from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
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
  /** Order and shape of the parts. */
  Layout?: ComponentType<DetailLayoutProps>;
}

const everything: Allowed = { kind: 'usual', finance: 'finance', reserve: true, tradeIn: true };

function Detail({
  vehicle,
  picture: name,
  allowed = vehicle.available ? everything : { kind: 'similar' },
  comments = longComments,
  facts = 'all',
  Layout = DetailLayout,
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
  return (
    <Page path={`/cars/${vehicle.slug}`}>
      <Layout
        breadcrumbs={
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Our stock', href: '/search' },
            ]}
            current={vehicle.title}
          />
        }
        notice={vehicle.sold && <SoldNotice itemType={vehicle.itemType} />}
        gallery={{
          title: vehicle.title,
          body: vehicle.facts.at(-1) ?? 'car',
          available: vehicle.available,
          images: photos.map((photo, index) =>
            picture(photo, `${vehicle.title}, photo ${index + 1}`),
          ),
          tag: vehicle.tag,
          state: vehicle.state,
        }}
        vehicle={vehicle}
        marketNote="Compared with the average market price in its state."
        estimate={usual?.finance === 'finance' && <FinanceEstimate estimate={estimates.weekly} />}
        actions={{
          allowed,
          enquire: { label: 'Enquire Now', href: '#enquire' },
          similarHref: '/search?refinementList[make][0]=Hyundai',
          hrefs: {
            finance: '/finance?car_id=1#finance-form',
            testDrive: '/book-test-drive?car_id=1',
            reserve: `/cars/${vehicle.slug}/checkout`,
            tradeIn: '/cars/trade-in?car_id=1',
            photos: '#request-photos',
          },
          call: { text: '(02) 5550 0121', href: 'tel:0255500121' },
          historyReport: usual && 'https://reports.example/1.pdf',
          pdf: { href: `/cars/${vehicle.slug}.pdf`, fileName: `${vehicle.slug}.pdf` },
          save: <SaveButton title={vehicle.title} signInHref="/sign-in?type=watchlist" />,
        }}
        keyInformation={<KeyInformation rows={known(specRows)} />}
        features={
          <FeatureList
            heading={vehicleCopy.carSummary}
            features={facts === 'all' ? features : noFeatures}
          />
        }
        comments={<DealerComments comments={comments} />}
        specifications={
          <SpecTable heading={vehicleCopy.allSpecifications} rows={known(technical)} />
        }
        promises={
          <>
            <SellingPoints heading={vehicleCopy.whyBuyFromUs} points={whyUs} />
            <SellingPoints heading={vehicleCopy.protectYourCar} points={protect} />
          </>
        }
        papers={<SpecTable heading={vehicleCopy.carDetails} rows={known(papers)} narrow />}
        reserve={
          usual?.reserve && (
            <ReserveOnline
              terms={reserveTerms(null, vehicle.carType, true)}
              href={`/cars/${vehicle.slug}/checkout`}
            />
          )
        }
        place={
          <>
            <Heading level={2} section>
              Where to see it
            </Heading>
            <LocationCard location={place} hours={weeklyHours(place.openingHours)} />
          </>
        }
        links={null}
        calculator={null}
        similar={null}
        recent={null}
        bar={
          vehicle.available && (
            <>
              <ButtonLink href="#enquire">Enquire Now</ButtonLink>
              <ButtonLink href="tel:0255500121" variant="secondary" icon="phone">
                Call
              </ButtonLink>
            </>
          )
        }
        source="Coolabarra Motors"
      />
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
/** Of a country dealer: a tall gallery, the price in sight beside it, the comments as a letter. */
export const Letter: Story = { args: { Layout: LetterDetail } };
/** Of a volume group: name and price in one line, five photos, three columns. */
export const Board: Story = { args: { Layout: BoardDetail } };
/** Of a prestige dealer: the picture from edge to edge, the price last. */
export const Catalogue: Story = { args: { Layout: CatalogueDetail } };
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
