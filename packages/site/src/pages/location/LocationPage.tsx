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

/** One place: how to reach it and when, what stands there, and where else the dealer is. */
export function LocationPage({ view, fault }: LocationPageProps) {
  const {
    place,
    all,
    services,
    frames,
    stock,
    stockPage,
    others,
    reviews,
    layout,
    map,
    form,
    words,
  } = view;
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
        <Section heading={words.stock} ground="soft" more={stock.more}>
          <ServedCardRow cards={stock.cards} />
          {stockPage !== null && (
            <Link href={stockPage} variant="standalone">
              {words.choose}
              <Icon name="arrowRight" />
            </Link>
          )}
        </Section>
      )}
      <Section heading={words.contact}>
        <SplitLayout
          main={
            <FrameTabs
              label={`Get in touch with ${location.name}`}
              first={{
                label: words.message,
                content: (
                  <ServedForm view={form} fault={fault} heading={words.message} id="enquire" />
                ),
              }}
              frames={frames}
            />
          }
          aside={
            <Panel heading={words.callOrEmail}>
              <ServedContacts locations={[location]} />
            </Panel>
          }
        />
      </Section>
      {reviews !== null && <ServedReviews {...reviews} heading={words.reviews} />}
      {others.length > 0 && (
        <Section heading={words.others} ground="soft">
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
