import { vehicleCopy } from '@forecourt/domain';
import {
  ActionBar,
  Breadcrumbs,
  ButtonLink,
  Container,
  DealerComments,
  DetailLayout,
  FeatureList,
  Heading,
  KeyInformation,
  LocationCard,
  ResultGrid,
  Section,
  SoldNotice,
  SpecTable,
  Stack,
  VehicleCard,
  VehicleGallery,
  VehicleHeader,
} from '@forecourt/ui';
import { SEARCH_PATH } from '../../view/paths.ts';
import type { VehicleView } from './vehicle.server.ts';

export function VehiclePage({ view }: { view: VehicleView }) {
  const { card, images, place, similar, make, specifications, sold } = view;
  const { vehicle } = card;
  return (
    <>
      <Container>
        <Stack gap="l">
          <Breadcrumbs
            trail={[
              { label: 'Home', href: '/' },
              { label: 'Our Stock', href: SEARCH_PATH },
              { label: make.name, href: make.href },
            ]}
            current={vehicle.title}
          />
          {sold && <SoldNotice itemType={vehicle.itemType} similarHref={card.similarHref} />}
          <DetailLayout
            gallery={
              <VehicleGallery
                title={vehicle.title}
                body={view.body}
                images={images}
                tag={vehicle.tag}
              />
            }
            summary={<VehicleHeader vehicle={vehicle} actions={<Actions view={view} wide />} />}
            facts={
              <>
                <KeyInformation rows={specifications} />
                <FeatureList heading="Features" features={view.features} />
                <DealerComments comments={view.comments} />
                <SpecTable heading={vehicleCopy.allSpecifications} rows={specifications} />
              </>
            }
            aside={
              place !== null && (
                <Stack>
                  <Heading level={2} size="h3">
                    Where to see it
                  </Heading>
                  <LocationCard {...place} />
                </Stack>
              )
            }
          />
        </Stack>
      </Container>
      {similar.length > 0 && (
        <Section heading="You may also like" ground="soft">
          <ResultGrid>
            {similar.map((other) => (
              <VehicleCard key={other.vehicle.id} {...other} headingLevel={3} />
            ))}
          </ResultGrid>
        </Section>
      )}
      <ActionBar>
        <Actions view={view} />
      </ActionBar>
    </>
  );
}

/** What to do next: enquire and call, or look for another like it when this one is gone (R4-07). */
function Actions({ view: { card, phone }, wide = false }: { view: VehicleView; wide?: boolean }) {
  const { vehicle, enquireHref, enquireLabel, similarHref } = card;
  return (
    <>
      <ButtonLink
        href={vehicle.available ? enquireHref : similarHref}
        size={wide ? 'l' : 'm'}
        wide={wide}
      >
        {vehicle.available ? enquireLabel : vehicleCopy.similarOnCard}
      </ButtonLink>
      {phone !== null && (
        <ButtonLink
          href={phone.href}
          icon="phone"
          variant="secondary"
          size={wide ? 'l' : 'm'}
          wide={wide}
          label={`Call ${phone.text}`}
        >
          {wide ? phone.text : 'Call'}
        </ButtonLink>
      )}
    </>
  );
}
