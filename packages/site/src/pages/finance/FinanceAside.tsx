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
export function FinanceAside({ view: { budgetHref, stockHref, words } }: { view: FinanceView }) {
  return (
    <Panel heading={words.noCar}>
      <Text tone="muted">{words.noCarText}</Text>
      <Stack gap="s">
        <ButtonLink href={stockHref} variant="secondary" wide>
          {words.choose}
        </ButtonLink>
        {budgetHref !== null && (
          <ButtonLink href={budgetHref} variant="secondary" wide>
            {words.budget}
          </ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}
