import { Breadcrumbs, Container, OfferDetail, Section, SplitLayout, Stack } from '@forecourt/ui';
import { ENQUIRE_ANCHOR } from '../../presenters/offerCard.ts';
import { OFFERS_PATH, offersTrail } from '../../presenters/paths.ts';
import { CallPanel } from '../form/CallPanel.tsx';
import type { FormFault } from '../form/formView.ts';
import { ModelStockSection } from '../model/ModelStockSection.tsx';
import { ServedForm, ServedOffers } from '../served/servedParts.ts';
import type { OfferPageView } from './offer.server.ts';

export interface OfferPageProps {
  view: OfferPageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

export function OfferPage({ view, fault }: OfferPageProps) {
  const { offer, model, others, form } = view;
  return (
    <>
      <Container>
        <Stack gap="xl">
          <Stack gap="l">
            <Breadcrumbs trail={offersTrail} current={offer.name} />
            <OfferDetail {...offer} />
          </Stack>
          <SplitLayout
            main={
              <ServedForm
                id={ENQUIRE_ANCHOR}
                view={form}
                fault={fault}
                heading="Enquire about this offer"
                intro="Leave your details and the right person at the dealership will tell you what it comes to for you."
              />
            }
            aside={
              <CallPanel>
                Ask whether the offer suits what you have in mind, and what your trade-in adds.
              </CallPanel>
            }
          />
        </Stack>
      </Container>
      {model && <ModelStockSection name={model.name} stock={model.stock} />}
      {others.length > 0 && (
        <Section heading="More offers" more={{ label: 'All offers', href: OFFERS_PATH }}>
          <ServedOffers offers={others} />
        </Section>
      )}
    </>
  );
}
