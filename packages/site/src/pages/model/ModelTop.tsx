// Loaded when a browser draws it itself: as it is sent it needs no script.
import {
  Breadcrumbs,
  ButtonLink,
  ModelAccessories,
  ModelHead,
  RichText,
  Stack,
} from '@forecourt/ui';
import { ENQUIRE_ANCHOR } from '../../presenters/offerCard.ts';
import { modelsTrail } from '../../presenters/paths.ts';
import type { ModelPageView } from './model.server.ts';

export interface ModelTopProps {
  view: ModelPageView;
}

/** What a model is, the first steps, and what the dealer says of it. */
export function ModelTop({ view }: ModelTopProps) {
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Breadcrumbs trail={modelsTrail} current={view.title} />
        <ModelHead
          model={view.model}
          image={view.image}
          facts={view.facts}
          actions={<Steps view={view} />}
        />
      </Stack>
      <About view={view} />
    </Stack>
  );
}

/** Words of the dealer, beside what can be added; each alone where the other is missing. */
function About({ view: { body, accessories } }: ModelTopProps) {
  return (
    <ModelAccessories
      accessories={accessories}
      beside={body.length > 0 && <RichText nodes={body} />}
    />
  );
}

/** The first steps: ask, drive it, see those in the yard. */
function Steps({ view: { form, stock, testDriveHref } }: ModelTopProps) {
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
        <ButtonLink href={stock.more.href} size="l" variant="secondary">
          {stock.count === 1 ? 'See the one in stock' : `See ${stock.count} in stock`}
        </ButtonLink>
      )}
    </>
  );
}
