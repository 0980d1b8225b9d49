import { ButtonLink, FinanceEstimate, Panel, Stack, Text } from '@forecourt/ui';
import { ServedCard } from '../served/servedParts.ts';
import type { FinanceView } from './financeView.server.ts';

/** What the page is about: a vehicle with its price and its estimate, or the way to one. */
export function FinanceAside({ view }: { view: FinanceView }) {
  const { about, budgetHref, stockHref } = view;
  if (about !== null) {
    return (
      <Stack>
        {/* Its buttons are this page's own. */}
        <ServedCard {...about.card} enquireHref={null} similarHref={null} />
        {about.estimate !== null && (
          <Panel heading="The lender’s estimate">
            <FinanceEstimate estimate={about.estimate} />
          </Panel>
        )}
      </Stack>
    );
  }
  return (
    <Panel heading="No car yet?">
      <Text tone="muted">
        Choose one first, and we fill in its price. Or begin with what you can spend.
      </Text>
      <Stack gap="s">
        <ButtonLink href={stockHref} variant="secondary" wide>
          Choose a car
        </ButtonLink>
        {budgetHref !== null && (
          <ButtonLink href={budgetHref} variant="secondary" wide>
            Find your budget
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}
