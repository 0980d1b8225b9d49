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
  const { offer, stock, others, form, words } = view;
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
                heading={words.ask}
                intro={words.askIntro}
              />
            }
            aside={<CallPanel heading={words.talk} text={words.call} />}
          />
        </Stack>
      </Container>
      {stock && <ModelStockSection stock={stock} />}
      {others.length > 0 && (
        <Section heading={words.others} more={{ label: words.all, href: OFFERS_PATH }}>
          <ServedOffers offers={others} />
        </Section>
      )}
    </>
  );
}
