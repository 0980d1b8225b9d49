import {
  Container,
  Link,
  LocationFilters,
  PageLead,
  Panel,
  Section,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { EmailUsLayer } from '../emailUs/EmailUsLayer.tsx';
import type { FormFault } from '../form/formView.ts';
import { ServedAllPlaces, ServedContacts, ServedForm, ServedMap } from '../served/servedParts.ts';
import type { ContactView } from './contact.server.ts';
import { PlaceOrder } from './PlaceOrder.tsx';
import { useNearest } from './useNearest.ts';

export interface ContactPageProps {
  view: ContactView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** Every place with its hours and phones, where they lie, and a form to all of them. */
export function ContactPage({ view, fault }: ContactPageProps) {
  const { title, lead, filter, filters, map, isMapBesideForm, form, isEmpty, words } = view;
  const nearest = useNearest(view.places, view.near.from);
  const locations = view.places.map(({ location }) => location);
  const lie = (
    <ServedMap
      locations={locations}
      filter={filter}
      tileUrl={map?.tileUrl ?? null}
      attribution={map?.attribution ?? null}
      listed={!isMapBesideForm}
    />
  );
  return (
    <>
      <PageLead trail={[{ label: 'Home', href: '/' }]} current={title} heading={title}>
        {lead}
      </PageLead>
      <Container>
        <Stack gap="l">
          <section id="places" aria-label="Our places">
            <Stack>
              <LocationFilters filters={filters}>
                {locations.length > 1 && <PlaceOrder view={view} nearest={nearest} />}
              </LocationFilters>
              <ServedAllPlaces places={nearest.places} filter={filter} step={words.step} />
              {isEmpty && (
                <Text>
                  None of our places is called that. <Link href={view.allHref}>See them all</Link>
                </Text>
              )}
            </Stack>
          </section>
        </Stack>
      </Container>
      {!isMapBesideForm && (
        <Section heading={words.find} ground="soft">
          {lie}
        </Section>
      )}
      <Section heading={words.write}>
        <SplitLayout
          main={<ServedForm view={form} fault={fault} id="enquire" />}
          aside={
            <Panel heading={isMapBesideForm ? words.find : words.callOrEmail}>
              {isMapBesideForm ? lie : <ServedContacts locations={locations} />}
            </Panel>
          }
        />
      </Section>
      <EmailUsLayer />
    </>
  );
}
