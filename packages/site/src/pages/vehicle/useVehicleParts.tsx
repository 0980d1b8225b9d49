import { comparePath, isFavouriteCard, phoneKey, withCompared } from '@forecourt/domain';
import {
  Breadcrumbs,
  ButtonLink,
  type DetailLayoutProps,
  FinanceEstimate,
  Heading,
  Link,
  type PdfLinkProps,
  ReserveOnline,
  Section,
  SoldNotice,
  VehicleTools,
  vehicleCopy,
} from '@forecourt/ui';
import type { ReactNode } from 'react';
import { paperHref, vehicleAlertHref } from '../../presenters/paths.ts';
import { useCompared } from '../../shell/compared.ts';
import { SaveVehicle } from '../../shell/SaveVehicle.tsx';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ServedCardRow, ServedPlace } from '../served/servedParts.ts';
import { RecentVehicles } from './RecentVehicles.tsx';
import { RepaymentCalculator } from './RepaymentCalculator.tsx';
import {
  ServedComments,
  ServedFeatures,
  ServedKeyInformation,
  ServedPromises,
  ServedSpecifications,
} from './servedTexts.ts';
import type { VehicleView } from './vehicle.server.ts';

/** The parts of a vehicle's page, for the layout of a template. */
export function useVehicleParts(view: VehicleView): DetailLayoutProps {
  const { card, estimate, facts, steps, similar, words } = view;
  const { vehicle } = card;
  const site = useSiteView();
  return {
    breadcrumbs: <Breadcrumbs trail={view.trail} current={vehicle.title} />,
    notice: view.sold ? <SoldNotice itemType={vehicle.itemType} /> : null,
    gallery: {
      title: vehicle.title,
      body: view.body,
      available: vehicle.available,
      images: view.images,
      tag: vehicle.tag,
      state: vehicle.state,
    },
    vehicle,
    marketNote: view.marketNote,
    estimate: estimate && (
      <FinanceEstimate
        estimate={estimate}
        applyHref={steps.hrefs.finance ?? null}
        applyLabel={steps.applyLabel}
      />
    ),
    actions: useActions(view),
    keyInformation: <ServedKeyInformation rows={facts.key} />,
    features: <ServedFeatures heading={vehicleCopy.carSummary} features={view.features} />,
    comments: (
      <ServedComments
        comments={view.comments}
        signed={{ name: vehicle.dealer, phone: steps.phone }}
      />
    ),
    specifications: (
      <ServedSpecifications heading={vehicleCopy.allSpecifications} rows={facts.all} />
    ),
    promises: <ServedPromises {...view.promises} />,
    papers: facts.details.length > 0 && (
      <ServedSpecifications heading={vehicleCopy.carDetails} rows={facts.details} narrow />
    ),
    reserve: steps.reserve && <ReserveOnline {...steps.reserve} />,
    place: view.place && (
      <>
        <Heading level={2} section>
          {words.place}
        </Heading>
        <ServedPlace {...view.place} />
      </>
    ),
    links: <FurtherLinks view={view} />,
    calculator: calculatorOf(view),
    similar: similar.length > 0 && (
      <Section heading={words.similar} ground="soft">
        <ServedCardRow cards={similar} across={3} />
      </Section>
    ),
    recent: <RecentVehicles view={view} />,
    bar: <BarButtons view={view} />,
    source: [site?.name, view.canonical].filter(Boolean).join(' · '),
  };
}

/** What can be done. */
function useActions(view: VehicleView): DetailLayoutProps['actions'] {
  const { card, steps } = view;
  const { vehicle } = card;
  const { slugs } = useCompared();
  const saves = useSiteView()?.saves ?? null;
  const savable = saves !== null && isFavouriteCard(vehicle, saves.strict);
  return {
    allowed: steps.allowed,
    enquire: { label: card.enquireLabel, href: card.enquireHref },
    similarHref: view.similarHref,
    hrefs: steps.hrefs,
    call: steps.phone,
    historyReport: steps.historyReport,
    pdf: steps.pdf ? paperOf(vehicle.slug) : null,
    save: savable && <SaveVehicle vehicle={vehicle} back={card.href} />,
    tools: (
      <VehicleTools
        title={vehicle.title}
        address={view.canonical}
        compareHref={comparePath(withCompared(slugs, vehicle.slug))}
      />
    ),
  };
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

/** What else stands where it does, and word of its price. */
function FurtherLinks({ view }: { view: VehicleView }) {
  const { card, moreFrom, steps, words } = view;
  const hasAlerts = useSiteView()?.alerts === true && steps.allowed.kind === 'usual';
  return (
    <>
      {moreFrom !== null && (
        <Link href={moreFrom.href} variant="standalone">
          {moreFrom.text}
        </Link>
      )}
      {hasAlerts && (
        <Link href={vehicleAlertHref(card.vehicle.slug)} variant="standalone">
          {words.priceAlert}
        </Link>
      )}
    </>
  );
}

function calculatorOf({ steps: { calculator, hrefs, applyLabel } }: VehicleView): ReactNode {
  if (calculator === null || hrefs.finance === undefined) return null;
  return (
    <RepaymentCalculator
      href={hrefs.finance}
      calculator={{ ...calculator, applyHref: hrefs.finance, applyLabel }}
    />
  );
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
