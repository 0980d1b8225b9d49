import {
  ButtonLink,
  Container,
  PageLead,
  Panel,
  PhoneNumber,
  PointList,
  Section,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useSiteView } from '../../shell/SiteDocument.tsx';
import { ServedPlace, ServedPlaces } from '../served/servedParts.ts';
import type { FormPageView } from './formPage.server.ts';

export interface FormPageProps {
  view: FormPageView;
  /** The panel with the form. */
  form: ReactNode;
  /** What happens once it is sent, in order. */
  next: readonly string[];
  /** What the form is about: stands beside it. */
  subject?: ReactNode;
}

/** A page whose subject is its form: the form, beside it what comes next, beneath it where that is. */
export function FormPage({ view, form, next, subject }: FormPageProps) {
  const { heading, lead, points, places, words } = view;
  const phone = useSiteView()?.phone ?? null;
  // The one place of a form without a subject stands beside it, with its phone; else they stand beneath it.
  const [place] = !subject && places.length === 1 ? places : [];
  const beside = place ? <ServedPlace {...place} headingLevel={2} /> : subject;
  const promises = points.length > 0 && (
    <Panel heading={words.promises}>
      <PointList points={points} />
    </Panel>
  );
  return (
    <>
      <PageLead trail={[{ label: 'Home', href: '/' }]} current={heading} heading={heading}>
        {lead}
      </PageLead>
      <Container>
        <SplitLayout
          // Both sides end at about the same height.
          main={
            <Stack>
              {form}
              {beside && promises}
            </Stack>
          }
          subject={beside}
          aside={
            <>
              <Panel heading={words.next}>
                <PointList points={next} ordered />
                {place === undefined && phone !== null && (
                  <ButtonLink href={phone.href} icon="phone" variant="secondary">
                    <PhoneNumber number={phone.text} />
                  </ButtonLink>
                )}
              </Panel>
              {!beside && promises}
            </>
          }
        />
      </Container>
      {place === undefined && places.length > 0 && (
        <Section heading={words.places} ground="soft">
          <ServedPlaces places={places} />
        </Section>
      )}
    </>
  );
}
