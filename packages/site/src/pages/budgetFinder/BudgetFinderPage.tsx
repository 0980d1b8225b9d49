import { formatNumber, formatPrice } from '@forecourt/domain';
import {
  Breadcrumbs,
  BudgetFinder,
  Container,
  Panel,
  Section,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { SEARCH_PATH, stockTrail } from '../../presenters/paths.ts';
import { ServedCardRow } from '../served/servedParts.ts';
import type { BudgetFinderView } from './budgetFinder.server.ts';
import type { BudgetStock } from './budgetStock.ts';
import { ServedPriceRange, ServedReckoning } from './servedBudget.ts';
import { useBudget } from './useBudget.ts';

/** What a shopper can spend, and what that buys today. */
export function BudgetFinderPage({ view }: { view: BudgetFinderView }) {
  const { finder, found } = useBudget(view.budget, view.found);
  return (
    <>
      <Container>
        <Stack gap="l">
          <Breadcrumbs trail={stockTrail} current="Budget finder" />
          <Panel>
            <BudgetFinder {...finder} headingLevel={1} />
          </Panel>
        </Stack>
      </Container>
      {found !== null && found.cards.length > 0 && <Found found={found} />}
      <Section>
        <SplitLayout
          main={<ServedReckoning financeHref={view.financeHref} />}
          aside={
            <Panel heading="Know your price already?">
              <ServedPriceRange
                searchPath={SEARCH_PATH}
                state={view.budget.state}
                onSearch={finder.onSearch}
              />
            </Panel>
          }
        />
      </Section>
    </>
  );
}

function Found({ found: { amount, count, cards, href } }: { found: BudgetStock }) {
  return (
    <Section
      heading={
        amount === null ? 'Our least expensive today' : `Priced up to ${formatPrice(amount)} today`
      }
      ground="soft"
      more={{
        label: amount === null ? 'See all our stock' : `See all ${formatNumber(count)}`,
        href,
      }}
    >
      <Text tone="muted">
        Prices, before interest and fees: borrowing all of one can cost more a week than you
        entered.
      </Text>
      <ServedCardRow cards={cards} />
    </Section>
  );
}
