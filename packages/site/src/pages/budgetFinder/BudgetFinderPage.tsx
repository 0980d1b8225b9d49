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
      {found !== null && found.cards.length > 0 && <Found found={found} words={view.words} />}
      <Section>
        <SplitLayout
          main={<ServedReckoning heading={view.words.steps} financeHref={view.financeHref} />}
          aside={
            <Panel heading={view.words.known}>
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

function Found({ found, words }: { found: BudgetStock; words: BudgetFinderView['words'] }) {
  const { amount, count, cards, href } = found;
  return (
    <Section
      heading={amount === null ? words.least : words.found.replace('{amount}', formatPrice(amount))}
      ground="soft"
      more={{
        label: amount === null ? words.stock : `See all ${formatNumber(count)}`,
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
