import {
  ActionBar,
  Breadcrumbs,
  ButtonLink,
  Container,
  DealerComments,
  DetailLayout,
  FeatureList,
  FinanceEstimate,
  Heading,
  KeyInformation,
  Link,
  LocationCard,
  ResultGrid,
  Section,
  SoldNotice,
  SpecTable,
  Stack,
  VehicleActions,
  VehicleCard,
  VehicleGallery,
  VehicleHeader,
  vehicleCopy,
} from '@forecourt/ui';
import { stockTrail } from '../../presenters/paths.ts';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import type { VehicleView } from './vehicle.server.ts';

export function VehiclePage({ view }: { view: VehicleView }) {
  const { card, images, place, similar, make, moreFrom, facts, sold, estimate } = view;
  const { vehicle } = card;
  const dealer = useSiteView()?.name;
  return (
    <>
      <Container>
        <Stack gap="l">
          <Breadcrumbs
            trail={[...stockTrail, { label: make.name, href: make.href }]}
            current={vehicle.title}
          />
          {sold && <SoldNotice itemType={vehicle.itemType} />}
          <DetailLayout
            gallery={
              <VehicleGallery
                // Another vehicle's begins anew.
                key={vehicle.id}
                title={vehicle.title}
                body={view.body}
                available={vehicle.available}
                images={images}
                tag={vehicle.tag}
                state={vehicle.state}
              />
            }
            summary={
              <VehicleHeader
                vehicle={vehicle}
                marketNote={view.marketNote}
                estimate={estimate && <FinanceEstimate estimate={estimate} />}
                actions={
                  <VehicleActions
                    allowed={view.allowed}
                    enquire={{ label: card.enquireLabel, href: card.enquireHref }}
                    similarHref={view.similarHref}
                    call={view.phone}
                    historyReport={view.historyReport}
                  />
                }
              />
            }
            facts={
              <>
                <KeyInformation rows={facts.key} />
                <FeatureList heading={vehicleCopy.carSummary} features={view.features} />
                <DealerComments comments={view.comments} />
              </>
            }
            specifications={
              facts.all.length > 0 && (
                <SpecTable heading={vehicleCopy.allSpecifications} rows={facts.all} />
              )
            }
            source={[dealer, view.canonical].filter(Boolean).join(' · ')}
            aside={
              <Stack>
                {place !== null && (
                  <>
                    <Heading level={2} section>
                      {view.allowed.kind === 'usual' ? 'Where to see it' : 'Where to find us'}
                    </Heading>
                    <LocationCard {...place} />
                  </>
                )}
                {moreFrom !== null && (
                  <Link href={moreFrom.href} variant="standalone">
                    {moreFrom.text}
                  </Link>
                )}
                <SpecTable heading={vehicleCopy.carDetails} rows={facts.details} narrow />
              </Stack>
            }
          />
        </Stack>
      </Container>
      {similar.length > 0 && (
        <Section heading="You may also like" ground="soft">
          <ResultGrid layout="row" across={3}>
            {similar.map((other) => (
              <VehicleCard key={other.vehicle.id} {...other} headingLevel={3} />
            ))}
          </ResultGrid>
        </Section>
      )}
      <ActionBar>
        <BarButtons view={view} />
      </ActionBar>
    </>
  );
}

/** The first steps, in reach of the thumb: enquire, or another like it when it is gone (R4-07). */
function BarButtons({ view }: { view: VehicleView }) {
  const { allowed, card, phone } = view;
  const usual = allowed.kind === 'usual';
  return (
    <>
      <ButtonLink href={usual ? card.enquireHref : view.similarHref}>
        {usual ? card.enquireLabel : vehicleCopy.similarOnCard}
      </ButtonLink>
      {phone !== null && (
        <ButtonLink href={phone.href} icon="phone" variant="secondary" label={`Call ${phone.text}`}>
          Call
        </ButtonLink>
      )}
    </>
  );
}
