import { Container, Section, SplitLayout } from '@forecourt/ui';
import { ENQUIRE_ANCHOR } from '../../presenters/offerCard.ts';
import { OFFERS_PATH } from '../../presenters/paths.ts';
import { CallPanel } from '../form/CallPanel.tsx';
import type { FormFault } from '../form/formView.ts';
import { ServedForm, ServedOffers, ServedVariants } from '../served/servedParts.ts';
import { ModelStockSection } from './ModelStockSection.tsx';
import type { ModelPageView } from './model.server.ts';
import { ServedModelTop } from './servedModelTop.ts';

export interface ModelPageProps {
  view: ModelPageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** A model: what it is, what it comes as, what of it is here, and a way to ask. */
export function ModelPage({ view, fault }: ModelPageProps) {
  const { variants, stock, offers, form, words, lead } = view;
  // A board has what can be driven away before what can be ordered; a catalogue shows fewer, and larger.
  const here = stock && <ModelStockSection stock={stock} across={lead === 'centred' ? 3 : 4} />;
  return (
    <>
      <Container>
        <ServedModelTop view={view} />
      </Container>
      {lead === 'strip' && here}
      {variants.length > 0 && (
        <Section heading={words.variants} ground="surface">
          <ServedVariants variants={variants} />
        </Section>
      )}
      {lead !== 'strip' && here}
      {offers.length > 0 && (
        <Section heading={words.offers} more={{ label: words.allOffers, href: OFFERS_PATH }}>
          <ServedOffers offers={offers} />
        </Section>
      )}
      <Section heading={words.ask}>
        <SplitLayout
          main={<ServedForm id={ENQUIRE_ANCHOR} view={form} fault={fault} />}
          aside={<CallPanel heading={words.talk} text={words.call} />}
        />
      </Section>
    </>
  );
}
