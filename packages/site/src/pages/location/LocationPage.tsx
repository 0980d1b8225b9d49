import { formatNumber } from '@forecourt/domain';
import {
  Breadcrumbs,
  Container,
  FrameTabs,
  Icon,
  Link,
  Panel,
  Section,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import { useMemo } from 'react';
import type { PlaceView } from '../../presenters/location.ts';
import { EmailUsLayer } from '../emailUs/EmailUsLayer.tsx';
import type { FormFault } from '../form/formView.ts';
import {
  ServedCardRow,
  ServedContacts,
  ServedForm,
  ServedPlaceFacts,
  ServedPlaceHead,
  ServedPlaceMap,
  ServedPlaceRow,
  ServedPlaces,
  ServedReviews,
} from '../served/servedParts.ts';
import type { PlacePageView } from './location.server.ts';

export interface LocationPageProps {
  view: PlacePageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

const WRITE = 'Send a message';

/** One place: how to reach it and when, what stands there, and where else the dealer is. */
export function LocationPage({ view, fault }: LocationPageProps) {
  const { place, all, services, frames, stock, stockPage, others, reviews, layout, map, form } =
    view;
  const { location, hours, opening, phones, image, thisWeek, holidayRows, today } = place;
  const elsewhere = useMemo(() => others.map(inBrief), [others]);
  const Others = layout === 'carousel' ? ServedPlaceRow : ServedPlaces;
  return (
    <>
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={[{ label: 'Home', href: '/' }, all]} current={location.name} />
          <ServedPlaceHead
            location={location}
            opening={opening}
            phones={phones}
            image={image}
            writeHref="#enquire"
          />
          <SplitLayout
            main={
              <ServedPlaceFacts
                name={location.name}
                hours={hours}
                today={today}
                thisWeek={thisWeek}
                holidays={holidayRows}
                services={services}
              />
            }
            aside={
              <ServedPlaceMap
                location={location}
                others={others.map((other) => other.location)}
                tileUrl={map?.tileUrl ?? null}
                attribution={map?.attribution ?? null}
              />
            }
          />
        </Stack>
      </Container>
      {stock !== null && (
        <Section
          heading={`In stock at ${location.city ?? location.name}`}
          ground="soft"
          more={{ label: `See all ${formatNumber(stock.count)}`, href: stock.href }}
        >
          <ServedCardRow cards={stock.cards} />
          {stockPage !== null && (
            <Link href={stockPage} variant="standalone">
              Filter this stock by type and price
              <Icon name="arrowRight" />
            </Link>
          )}
        </Section>
      )}
      <Section heading="Get in touch">
        <SplitLayout
          main={
            <FrameTabs
              label={`Get in touch with ${location.name}`}
              first={{
                label: WRITE,
                content: <ServedForm view={form} fault={fault} heading={WRITE} id="enquire" />,
              }}
              frames={frames}
            />
          }
          aside={
            <Panel heading="Rather call or email?">
              <ServedContacts locations={[location]} />
            </Panel>
          }
        />
      </Section>
      {reviews !== null && <ServedReviews {...reviews} />}
      {others.length > 0 && (
        <Section
          heading={others.length === 1 ? 'Our other place' : 'Our other places'}
          ground="soft"
        >
          <Others places={elsewhere} />
        </Section>
      )}
      <EmailUsLayer />
    </>
  );
}

/** Its hours are on its own page. */
function inBrief(place: PlaceView): PlaceView {
  return { ...place, hours: [], thisWeek: [] };
}
