import { formatNumber, formatPrice } from '@forecourt/domain';
import {
  Breadcrumbs,
  BudgetFinder,
  Container,
  Heading,
  Icon,
  Link,
  Panel,
  PriceRangeSearch,
  Prose,
  Section,
  SplitLayout,
  Stack,
  Text,
} from '@forecourt/ui';
import { SEARCH_PATH, stockTrail } from '../../presenters/paths.ts';
import { ServedCardRow } from '../served/servedParts.ts';
import type { BudgetFinderView } from './budgetFinder.server.ts';
import type { BudgetStock } from './budgetStock.ts';
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
          main={<Reckoning financeHref={view.financeHref} />}
          aside={
            <Panel heading="Know your price already?">
              <PriceRangeSearch
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
        amount === null ? 'Our least expensive today' : `Within ${formatPrice(amount)} today`
      }
      ground="soft"
      more={{
        label: amount === null ? 'See all our stock' : `See all ${formatNumber(count)}`,
        href,
      }}
    >
      <ServedCardRow cards={cards} />
    </Section>
  );
}

/** What the amount leaves out, said before somebody relies on it. */
function Reckoning({ financeHref }: { financeHref: string | null }) {
  return (
    <Stack>
      <Heading level={2} size="h3" section>
        How we work it out
      </Heading>
      <Prose>
        <Text>
          We take what you can put towards a car each week for five years, which is 260 weeks, and
          add your deposit. Nothing is sent to anybody, and nothing is asked of your credit file.
        </Text>
        <Text>
          Interest and fees are not in it, because they are the lender’s and depend on you. A loan
          for the whole amount costs more a week than you entered, so keep some room, and some for
          registration, insurance and fuel.
        </Text>
      </Prose>
      {financeHref !== null && (
        <Link href={financeHref} variant="standalone">
          Work out repayments with interest
          <Icon name="arrowRight" />
        </Link>
      )}
    </Stack>
  );
}
