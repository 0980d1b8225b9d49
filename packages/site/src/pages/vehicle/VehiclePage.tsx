import { comparePath, isFavouriteCard, phoneKey, withCompared } from '@forecourt/domain';
import {
  ActionBar,
  Breadcrumbs,
  ButtonLink,
  Container,
  DetailLayout,
  FinanceEstimate,
  type PdfLinkProps,
  Section,
  SoldNotice,
  Stack,
  VehicleActions,
  VehicleGallery,
  VehicleHeader,
  VehicleTools,
  vehicleCopy,
} from '@forecourt/ui';
import { paperHref } from '../../presenters/paths.ts';
import { useCompared } from '../../shell/compared.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { EmailUsLayer } from '../emailUs/EmailUsLayer.tsx';
import { ServedCardRow } from '../served/servedParts.ts';
import { RecentVehicles } from './RecentVehicles.tsx';
import { RepaymentCalculator } from './RepaymentCalculator.tsx';
import { ServedFacts, ServedSpecifications } from './servedTexts.ts';
import { useMissingPhone } from './useMissingPhone.ts';
import { VehicleAside } from './VehicleAside.tsx';
import type { VehicleView } from './vehicle.server.ts';

export function VehiclePage({ view }: { view: VehicleView }) {
  const { card, images, similar, trail, facts, sold, promises, steps } = view;
  const { vehicle } = card;
  const dealer = useSiteView()?.name;
  useMissingPhone(steps.phone, vehicle.title);
  return (
    <>
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={trail} current={vehicle.title} />
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
            summary={<Summary view={view} />}
            facts={
              <ServedFacts rows={facts.key} features={view.features} comments={view.comments} />
            }
            specifications={<ServedSpecifications rows={facts.all} promises={promises} />}
            source={[dealer, view.canonical].filter(Boolean).join(' · ')}
            aside={<VehicleAside view={view} />}
          />
        </Stack>
      </Container>
      {steps.calculator !== null && steps.hrefs.finance !== undefined && (
        <RepaymentCalculator
          // Another vehicle's begins with its price.
          key={vehicle.id}
          href={steps.hrefs.finance}
          calculator={{
            ...steps.calculator,
            applyHref: steps.hrefs.finance,
            applyLabel: steps.applyLabel,
          }}
        />
      )}
      {similar.length > 0 && (
        <Section heading="You may also like" ground="soft">
          <ServedCardRow cards={similar} across={3} />
        </Section>
      )}
      <RecentVehicles view={view} />
      <ActionBar>
        <BarButtons view={view} />
      </ActionBar>
      <EmailUsLayer />
    </>
  );
}

/** Name, price and what can be done. */
function Summary({ view }: { view: VehicleView }) {
  const { card, estimate, steps } = view;
  const { vehicle } = card;
  const { slugs } = useCompared();
  const saves = useSiteView()?.saves ?? null;
  const savable = saves !== null && isFavouriteCard(vehicle, saves.strict);
  return (
    <VehicleHeader
      vehicle={vehicle}
      marketNote={view.marketNote}
      estimate={
        estimate && (
          <FinanceEstimate
            estimate={estimate}
            applyHref={steps.hrefs.finance ?? null}
            applyLabel={steps.applyLabel}
          />
        )
      }
      actions={
        <VehicleActions
          allowed={steps.allowed}
          enquire={{ label: card.enquireLabel, href: card.enquireHref }}
          similarHref={view.similarHref}
          hrefs={steps.hrefs}
          call={steps.phone}
          historyReport={steps.historyReport}
          pdf={steps.pdf ? paperOf(vehicle.slug) : null}
          save={savable && <SaveVehicle vehicle={vehicle} back={card.href} />}
          tools={
            <VehicleTools
              title={vehicle.title}
              address={view.canonical}
              compareHref={comparePath(withCompared(slugs, vehicle.slug))}
            />
          }
        />
      }
    />
  );
}

/** Its paper; the code that saves it comes with the first press (R4-26). */
function paperOf(slug: string): PdfLinkProps {
  const href = paperHref(slug);
  const fileName = `${slug}.pdf`;
  return {
    href,
    fileName,
    onDownload: async () => (await import('./savePaper.ts')).savePaper(href, fileName),
  };
}

/** The first steps, in reach of the thumb: enquire, or another like it when it is gone (R4-07). */
function BarButtons({ view }: { view: VehicleView }) {
  const { card, steps } = view;
  const usual = steps.allowed.kind === 'usual';
  const isMasked = steps.phone !== null && phoneKey(steps.phone.text) !== null;
  return (
    <>
      <ButtonLink href={usual ? card.enquireHref : view.similarHref}>
        {usual ? card.enquireLabel : vehicleCopy.similarOnCard}
      </ButtonLink>
      {steps.phone !== null && (
        <ButtonLink
          href={steps.phone.href}
          icon="phone"
          variant="secondary"
          {...(!isMasked && { label: `Call ${steps.phone.text}` })}
        >
          Call
        </ButtonLink>
      )}
    </>
  );
}
