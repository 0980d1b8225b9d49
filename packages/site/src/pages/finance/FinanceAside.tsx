import { ButtonLink, FinanceEstimate, Panel, Stack, Text } from '@forecourt/ui';
import { ServedSubject } from '../served/servedParts.ts';
import type { FinanceView } from './financeView.server.ts';

/** The vehicle that is to be paid for, and what a lender has said of it. */
export function FinanceSubject({ card, estimate }: NonNullable<FinanceView['about']>) {
  return (
    <>
      <ServedSubject {...card} />
      {estimate !== null && (
        <Panel heading="The lender’s estimate">
          <FinanceEstimate estimate={estimate} />
        </Panel>
      )}
    </>
  );
}

/** The way to a vehicle. */
export function FinanceAside({ view: { budgetHref, stockHref } }: { view: FinanceView }) {
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
