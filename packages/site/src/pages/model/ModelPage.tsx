import {
  Breadcrumbs,
  ButtonLink,
  Container,
  ModelAccessories,
  ModelHead,
  Section,
  SplitLayout,
  Stack,
} from '@forecourt/ui';
import { ENQUIRE_ANCHOR } from '../../presenters/offerCard.ts';
import { modelsTrail, OFFERS_PATH } from '../../presenters/paths.ts';
import { CallPanel } from '../form/CallPanel.tsx';
import type { FormFault } from '../form/formView.ts';
import { ServedForm, ServedOffers, ServedText, ServedVariants } from '../served/servedParts.ts';
import { ModelStockSection } from './ModelStockSection.tsx';
import type { ModelPageView } from './model.server.ts';

export interface ModelPageProps {
  view: ModelPageView;
  /** What the server found in the form that was sent. */
  fault: FormFault | null;
}

/** A model: what it is, what it comes as, what of it is here, and a way to ask. */
export function ModelPage({ view, fault }: ModelPageProps) {
  const { title, variants, stock, offers, form } = view;
  return (
    <>
      <Container>
        <Stack gap="xl">
          <Stack gap="l">
            <Breadcrumbs trail={modelsTrail} current={title} />
            <ModelHead
              model={view.model}
              image={view.image}
              facts={view.facts}
              actions={<Steps view={view} />}
            />
          </Stack>
          <About view={view} />
        </Stack>
      </Container>
      {variants.length > 0 && (
        <Section heading="Choose your variant" ground="surface">
          <ServedVariants variants={variants} />
        </Section>
      )}
      {stock && <ModelStockSection name={view.model.name} stock={stock} />}
      {offers.length > 0 && (
        <Section
          heading={`Offers on the ${view.model.name}`}
          more={{ label: 'All offers', href: OFFERS_PATH }}
        >
          <ServedOffers offers={offers} />
        </Section>
      )}
      <Section heading={`Ask us about the ${view.model.name}`}>
        <SplitLayout
          main={<ServedForm id={ENQUIRE_ANCHOR} view={form} fault={fault} />}
          aside={
            <CallPanel>
              We know which ones are on their way, and what yours is worth in exchange.
            </CallPanel>
          }
        />
      </Section>
    </>
  );
}

/** Words of the dealer, beside what can be added; each alone where the other is missing. */
function About({ view: { body, accessories } }: Pick<ModelPageProps, 'view'>) {
  return (
    <ModelAccessories
      accessories={accessories}
      beside={body.length > 0 && <ServedText nodes={body} />}
    />
  );
}

/** The first steps: ask, drive it, see those in the yard. */
function Steps({ view: { form, stock, testDriveHref } }: Pick<ModelPageProps, 'view'>) {
  return (
    <>
      <ButtonLink href={`#${ENQUIRE_ANCHOR}`} size="l">
        {form.submitLabel}
      </ButtonLink>
      {testDriveHref && (
        <ButtonLink href={testDriveHref} size="l" variant="secondary">
          Book a test drive
        </ButtonLink>
      )}
      {stock && (
        <ButtonLink href={stock.href} size="l" variant="secondary">
          {stock.count === 1 ? 'See the one in stock' : `See ${stock.count} in stock`}
        </ButtonLink>
      )}
    </>
  );
}
